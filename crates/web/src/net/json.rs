//! What the house and the workers say and what the device has kept, read from JSON. The types say by serde's derives what they are
//! made of; read by `serde_json` itself, each of them would also bring what nobody here asks for: structs from lists, words about
//! what is wrong, and all of it twice where messages are told apart by a word among their fields. That was a fifth of every page.

use std::fmt::{self, Display};

use protocol::{ServerMessage, TableSummary};
use serde::Deserialize;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Visitor};
use serde_json::{Map, Number, Value};
use table::{Millis, Refusal, SeatNumber, TableId, View};

/// What a text says, if it says such a thing.
#[must_use]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    T::deserialize(Plain(serde_json::from_str(text).ok()?)).ok()
}

/// A message of the house.
#[must_use]
pub fn message(text: &str) -> Option<ServerMessage> {
    let Value::Object(mut fields) = serde_json::from_str(text).ok()? else {
        return None;
    };
    let Value::String(kind) = fields.remove("type")? else {
        return None;
    };
    let fields = Some(Value::Object(fields));
    Message::deserialize(Variant { kind, fields }).ok()
}

/// [`ServerMessage`] once it is known which one it is.
#[derive(Deserialize)]
#[serde(remote = "ServerMessage", rename_all = "kebab-case")]
enum Message {
    Welcome {
        now: Millis,
        name: Option<String>,
    },
    Table {
        view: Box<View>,
        #[serde(default)]
        quiet: bool,
    },
    Done {
        table: TableId,
        number: u64,
        seq: u64,
    },
    Refused {
        table: TableId,
        number: u64,
        refusal: Refusal,
        text: String,
    },
    Unavailable {
        table: TableId,
        number: u64,
        text: String,
    },
    NoTable {
        table: TableId,
    },
    CameOut {
        table: TableId,
        reach: u32,
        seat: SeatNumber,
        until: Option<Millis>,
    },
    Heave {
        table: TableId,
        reach: u32,
        heave: u8,
    },
    Shouted {
        table: TableId,
        reach: u32,
        seat: SeatNumber,
    },
    Building {
        table: TableId,
        build: u32,
        first: u32,
        inputs: String,
    },
    Quarantined {
        table: TableId,
    },
    Lobby {
        tables: Vec<TableSummary>,
        #[serde(default)]
        more: u32,
    },
    LobbyChanged {
        changed: Vec<TableSummary>,
        gone: Vec<TableId>,
        more: u32,
    },
    Pong {
        sent: f64,
        now: Millis,
    },
    Closing {
        text: String,
    },
    NotUnderstood {
        text: String,
    },
}

/// It cannot be read. Nobody asks why.
#[derive(Debug)]
struct Unread;

impl Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not understood")
    }
}

impl std::error::Error for Unread {}

impl de::Error for Unread {
    fn custom<T: Display>(_: T) -> Unread {
        Unread
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Unread {
        Unread
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Unread {
        Unread
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> Unread {
        Unread
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unread {
        Unread
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Unread {
        Unread
    }

    fn missing_field(_: &'static str) -> Unread {
        Unread
    }

    fn duplicate_field(_: &'static str) -> Unread {
        Unread
    }
}

/// A value to be read.
struct Plain(Value);

impl Plain {
    fn number(self) -> Result<Number, Unread> {
        match self.0 {
            Value::Number(number) => Ok(number),
            _ => Err(Unread),
        }
    }

    fn text(self) -> Result<String, Unread> {
        match self.0 {
            Value::String(text) => Ok(text),
            _ => Err(Unread),
        }
    }

    fn list(self) -> Result<List, Unread> {
        match self.0 {
            Value::Array(list) => Ok(List(list.into_iter())),
            _ => Err(Unread),
        }
    }

    fn fields(self) -> Result<Fields, Unread> {
        match self.0 {
            Value::Object(fields) => Ok(Fields::of(fields)),
            _ => Err(Unread),
        }
    }
}

/// Whole numbers are asked for by the size they should have; all are written alike.
fn whole<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Unread> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => visitor.visit_u64(number),
        (None, Some(number)) => visitor.visit_i64(number),
        (None, None) => Err(Unread),
    }
}

macro_rules! whole_numbers {
    ($($asked:ident)*) => {
        $(fn $asked<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            whole(&self.number()?, visitor)
        })*
    };
}

impl<'de> de::Deserializer<'de> for Plain {
    type Error = Unread;

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(flag),
            Value::Number(number) if number.is_f64() => {
                visitor.visit_f64(number.as_f64().ok_or(Unread)?)
            }
            Value::Number(number) => whole(&number, visitor),
            Value::String(text) => visitor.visit_string(text),
            Value::Array(list) => visitor.visit_seq(List(list.into_iter())),
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_bool(self.0.as_bool().ok_or(Unread)?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_f64(self.0.as_f64().ok_or(Unread)?)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_string(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_string(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_string(self.text()?)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            _ => Err(Unread),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_seq(self.list()?)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_enum(match self.0 {
            Value::String(kind) => Variant { kind, fields: None },
            Value::Object(only) if only.len() == 1 => {
                let (kind, fields) = only.into_iter().next().ok_or(Unread)?;
                Variant {
                    kind,
                    fields: Some(fields),
                }
            }
            _ => return Err(Unread),
        })
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(&self.text()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_unit()
    }
}

/// What is read one after the other.
struct List(std::vec::IntoIter<Value>);

impl<'de> de::SeqAccess<'de> for List {
    type Error = Unread;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unread> {
        let next = self.0.next().map(|value| seed.deserialize(Plain(value)));
        next.transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// Fields by name.
struct Fields {
    left: serde_json::map::IntoIter,
    value: Value,
}

impl Fields {
    fn of(fields: Map<String, Value>) -> Fields {
        Fields {
            left: fields.into_iter(),
            value: Value::Null,
        }
    }
}

impl<'de> de::MapAccess<'de> for Fields {
    type Error = Unread;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unread> {
        let Some((name, value)) = self.left.next() else {
            return Ok(None);
        };
        self.value = value;
        seed.deserialize(Name(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unread> {
        seed.deserialize(Plain(self.value.take()))
    }
}

/// A name before a value. Whoever counts by numbers finds them written as words here.
struct Name(String);

macro_rules! written_numbers {
    ($($asked:ident)*) => {
        $(fn $asked<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            whole(&serde_json::from_str(&self.0).map_err(|_| Unread)?, visitor)
        })*
    };
}

impl<'de> de::Deserializer<'de> for Name {
    type Error = Unread;

    written_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_string(self.0)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(&self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_enum(Variant {
            kind: self.0,
            fields: None,
        })
    }

    serde::forward_to_deserialize_any! {
        bool f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct ignored_any
    }
}

/// One of several things, and what belongs to it.
struct Variant {
    kind: String,
    fields: Option<Value>,
}

impl<'de> de::Deserializer<'de> for Variant {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> de::EnumAccess<'de> for Variant {
    type Error = Unread;
    type Variant = Content;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Content), Unread> {
        Ok((seed.deserialize(Name(self.kind))?, Content(self.fields)))
    }
}

/// What belongs to one of several things.
struct Content(Option<Value>);

impl Content {
    fn value(self) -> Result<Plain, Unread> {
        self.0.map(Plain).ok_or(Unread)
    }
}

impl<'de> de::VariantAccess<'de> for Content {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        match self.0 {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(Unread),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unread> {
        seed.deserialize(self.value()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(self.value()?.list()?)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_map(self.value()?.fields()?)
    }
}
