//! Several pieces of the client put together again: calls between them become direct, and what each had for itself is there once.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;

use anyhow::{Context, Result, bail, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, ExportSection, FunctionSection,
    GlobalSection, ImportSection, MemorySection, Module, StartSection, TableSection, TypeSection,
};
use wasmparser::{
    DataKind, ElementItems, ElementKind, Export, ExternalKind, FuncType, FunctionBody, Global,
    MemoryType, Operator, Parser, Payload, Table, TypeRef,
};

/// Makes one program of several that share a memory and a table of functions. The first may be the one that has them; all others
/// ask for them by the names under which that one gives them away.
pub(super) fn join(programs: &[&[u8]]) -> Result<Vec<u8>> {
    let pieces = programs.iter().map(|program| Piece::read(program));
    let pieces = pieces.collect::<Result<Vec<_>>>()?;
    Joined::plan(&pieces)?.written(&pieces)
}

/// One program, taken apart.
#[derive(Default)]
struct Piece<'a> {
    types: Vec<FuncType>,
    imports: Vec<(&'a str, &'a str, TypeRef)>,
    /// The type of each function that is its own.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    tables: Vec<Table<'a>>,
    memories: Vec<MemoryType>,
    globals: Vec<Global<'a>>,
    exports: Vec<Export<'a>>,
    start: Option<u32>,
    /// Which function stands where in the table that all share.
    slots: Vec<(u32, u32)>,
    /// Where data goes in the memory that all share.
    data: Vec<(u32, &'a [u8])>,
}

impl<'a> Piece<'a> {
    fn read(program: &'a [u8]) -> Result<Self> {
        let mut piece = Self::default();
        for payload in Parser::new(0).parse_all(program) {
            piece.take(payload?)?;
        }
        Ok(piece)
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<()> {
        match payload {
            Payload::TypeSection(types) => {
                for kind in types.into_iter_err_on_gc_types() {
                    self.types.push(kind?);
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import?;
                    self.imports.push((import.module, import.name, import.ty));
                }
            }
            Payload::FunctionSection(kinds) => {
                self.functions = kinds.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::TableSection(tables) => {
                self.tables = tables.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::MemorySection(memories) => {
                self.memories = memories.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::GlobalSection(globals) => {
                self.globals = globals.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::ExportSection(exports) => {
                self.exports = exports.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::StartSection { func, .. } => self.start = Some(func),
            Payload::ElementSection(elements) => {
                for element in elements {
                    self.take_slots(&element?)?;
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::DataSection(data) => {
                for data in data {
                    let data = data?;
                    let DataKind::Active {
                        memory_index: 0,
                        offset_expr,
                    } = data.kind
                    else {
                        bail!("data that is not laid down at once");
                    };
                    let at = number(&offset_expr)?;
                    self.data.push((at, data.data));
                }
            }
            Payload::Version { .. }
            | Payload::DataCountSection { .. }
            | Payload::CodeSectionStart { .. }
            | Payload::CustomSection(_)
            | Payload::End(_) => {}
            other => bail!("a section that the client never had: {other:?}"),
        }
        Ok(())
    }

    fn take_slots(&mut self, element: &wasmparser::Element<'a>) -> Result<()> {
        let ElementKind::Active {
            table_index,
            offset_expr,
        } = &element.kind
        else {
            bail!("functions that are not put into the table at once");
        };
        ensure!(
            table_index.unwrap_or(0) == 0,
            "functions in a table that is not shared"
        );
        let first = number(offset_expr)?;
        match &element.items {
            ElementItems::Functions(functions) => {
                for (at, function) in functions.clone().into_iter().enumerate() {
                    self.slots.push((first + u32::try_from(at)?, function?));
                }
            }
            ElementItems::Expressions(_, items) => {
                for (at, item) in items.clone().into_iter().enumerate() {
                    match item?.get_operators_reader().read()? {
                        Operator::RefFunc { function_index } => {
                            self.slots
                                .push((first + u32::try_from(at)?, function_index));
                        }
                        // A place kept free for another piece.
                        Operator::RefNull { .. } => {}
                        other => bail!("a place in the table is filled by {other:?}"),
                    }
                }
            }
        }
        Ok(())
    }

    /// How many functions come from outside.
    fn foreign(&self) -> usize {
        let functions = self.imports.iter();
        functions
            .filter(|(.., kind)| matches!(kind, TypeRef::Func(_)))
            .count()
    }

    /// The type of one of its functions.
    fn kind_of(&self, function: u32) -> Result<&FuncType> {
        let foreign = self.imports.iter().filter_map(|(.., kind)| match kind {
            TypeRef::Func(kind) => Some(kind),
            _ => None,
        });
        let kind = foreign.chain(&self.functions).nth(function as usize);
        let kind = kind.and_then(|&kind| self.types.get(kind as usize));
        kind.with_context(|| format!("there is no function {function}"))
    }

    /// The place in the table that a function passes its arguments on to, if that is all it does.
    fn passes_on_to(&self, own: usize) -> Result<Option<u32>> {
        let kind = &self.types[self.functions[own] as usize];
        let body = &self.bodies[own];
        if body.get_locals_reader()?.get_count() > 0 {
            return Ok(None);
        }
        let mut code = body.get_operators_reader()?;
        for argument in 0..kind.params().len() {
            if !matches!(code.read()?, Operator::LocalGet { local_index } if local_index as usize == argument)
            {
                return Ok(None);
            }
        }
        let Operator::I32Const { value } = code.read()? else {
            return Ok(None);
        };
        let Operator::CallIndirect {
            type_index,
            table_index: 0,
        } = code.read()?
        else {
            return Ok(None);
        };
        let ends = matches!(code.read()?, Operator::End);
        let same = self.types.get(type_index as usize) == Some(kind);
        Ok((ends && same).then_some(value.cast_unsigned()))
    }
}

fn number(expression: &wasmparser::ConstExpr<'_>) -> Result<u32> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value.cast_unsigned()),
        other => bail!("a place that is not a number: {other:?}"),
    }
}

/// A function of one of the pieces, by its number there.
type Function = (usize, u32);

/// How the pieces fit together.
struct Joined<'a> {
    /// What is asked for, by all of them, and nothing that the first gives.
    imports: Vec<(&'a str, &'a str, TypeRef)>,
    /// The new number of each global of each piece.
    globals: Vec<Vec<u32>>,
    /// The functions that stay, in the order in which they are written.
    functions: Vec<Function>,
    /// The new number of each function of each piece.
    numbers: Vec<Vec<u32>>,
    /// Which function stands where in the table, by its new number.
    slots: BTreeMap<u32, u32>,
}

impl<'a> Joined<'a> {
    fn plan(pieces: &[Piece<'a>]) -> Result<Self> {
        for piece in pieces.iter().skip(1) {
            let own = piece.exports.len() + piece.globals.len() + piece.tables.len();
            ensure!(
                own == 0 && piece.foreign() == 0 && piece.start.is_none(),
                "only the first piece may ask for functions and have more than functions and data"
            );
        }
        let mut places = BTreeMap::new();
        for (at, piece) in pieces.iter().enumerate() {
            for &(slot, function) in &piece.slots {
                let taken = places.insert(slot, (at, function));
                ensure!(
                    taken.is_none(),
                    "two functions in place {slot} of the table"
                );
            }
        }
        let (functions, numbers) = number_functions(pieces, &places)?;
        let slots = places
            .into_iter()
            .map(|(slot, (piece, function))| (slot, numbers[piece][function as usize]));
        let slots = slots.collect();
        let (imports, globals) = shared(pieces)?;
        Ok(Self {
            imports,
            globals,
            functions,
            numbers,
            slots,
        })
    }

    fn written(&self, pieces: &[Piece<'a>]) -> Result<Vec<u8>> {
        let first = pieces.first().context("nothing to join")?;
        let mut types = Types::default();
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for &(piece, function) in &self.functions {
            let own = function as usize - pieces[piece].foreign();
            let mut writer = self.writer(pieces, piece, &mut types);
            functions.function(writer.type_index(pieces[piece].functions[own])?);
            writer.parse_function_body(&mut code, pieces[piece].bodies[own].clone())?;
        }
        let mut writer = self.writer(pieces, 0, &mut types);
        let mut imports = ImportSection::new();
        for &(module, name, kind) in &self.imports {
            imports.import(module, name, writer.entity_type(kind)?);
        }
        let (mut tables, mut memories) = (TableSection::new(), MemorySection::new());
        for table in &first.tables {
            writer.parse_table(&mut tables, table.clone())?;
        }
        for &memory in &first.memories {
            memories.memory(writer.memory_type(memory)?);
        }
        let mut globals = GlobalSection::new();
        for global in &first.globals {
            writer.parse_global(&mut globals, global.clone())?;
        }
        let mut exports = ExportSection::new();
        for &export in &first.exports {
            writer.parse_export(&mut exports, export)?;
        }
        let start = first.start.map(|start| writer.function_index(start));
        let mut module = Module::new();
        module.section(&types.written()?);
        module.section(&imports).section(&functions);
        module.section(&tables).section(&memories);
        module.section(&globals).section(&exports);
        if let Some(function_index) = start.transpose()? {
            module.section(&StartSection { function_index });
        }
        module.section(&self.elements()).section(&code);
        module.section(&data(pieces));
        Ok(module.finish())
    }

    fn writer<'w>(
        &'w self,
        pieces: &'w [Piece<'a>],
        piece: usize,
        types: &'w mut Types,
    ) -> Writer<'w, 'a> {
        Writer {
            piece: &pieces[piece],
            functions: &self.numbers[piece],
            globals: &self.globals[piece],
            types,
        }
    }

    /// Functions that stand side by side in the table are said together.
    fn elements(&self) -> ElementSection {
        let mut elements = ElementSection::new();
        let mut slots = self.slots.iter().peekable();
        while let Some((&first, &function)) = slots.next() {
            let mut functions = vec![function];
            while let Some((_, &next)) =
                slots.next_if(|(slot, _)| **slot as usize == first as usize + functions.len())
            {
                functions.push(next);
            }
            let at = ConstExpr::i32_const(first.cast_signed());
            elements.active(None, &at, Elements::Functions(functions.into()));
        }
        elements
    }
}

/// Functions that only pass on to one that is here now give way to it; of those that pass on to the same place elsewhere, one stays.
fn number_functions(
    pieces: &[Piece<'_>],
    places: &BTreeMap<u32, Function>,
) -> Result<(Vec<Function>, Vec<Vec<u32>>)> {
    let mut instead: HashMap<Function, Function> = HashMap::new();
    let mut passing: HashMap<u32, Function> = HashMap::new();
    let mut stay = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        for own in 0..piece.functions.len() {
            let this = (at, u32::try_from(piece.foreign() + own)?);
            let other = piece.passes_on_to(own)?.map(|slot| {
                let here = places.get(&slot).copied();
                here.unwrap_or_else(|| *passing.entry(slot).or_insert(this))
            });
            match other {
                Some(other) if other != this => {
                    let same = piece.kind_of(this.1)? == pieces[other.0].kind_of(other.1)?;
                    ensure!(same, "a function is called as if it were of another type");
                    instead.insert(this, other);
                }
                _ => stay.push(this),
            }
        }
    }
    // What is alike lies together: so it is compressed best.
    stay.sort_by_cached_key(|&(piece, function)| {
        let piece = &pieces[piece];
        let own = function as usize - piece.foreign();
        let kind = &piece.types[piece.functions[own] as usize];
        let size = piece.bodies[own].as_bytes().len();
        (format!("{kind:?}"), Reverse(size))
    });
    let foreign = pieces.first().map_or(0, Piece::foreign);
    let foreign = (0..u32::try_from(foreign)?).map(|function| (0, function));
    let all = foreign.chain(stay.iter().copied()).zip(0..);
    let numbers: HashMap<Function, u32> = all.collect();
    let new = |mut function: Function| {
        while let Some(&other) = instead.get(&function) {
            function = other;
        }
        numbers.get(&function).copied()
    };
    let all = pieces.iter().enumerate().map(|(at, piece)| {
        let count = u32::try_from(piece.foreign() + piece.functions.len())?;
        let numbers = (0..count).map(|function| new((at, function)));
        numbers
            .collect::<Option<Vec<_>>>()
            .context("a function has no number")
    });
    let all = all.collect::<Result<Vec<_>>>()?;
    Ok((stay, all))
}

/// What the pieces ask for, once, and the new number of each of their globals.
type Shared<'a> = (Vec<(&'a str, &'a str, TypeRef)>, Vec<Vec<u32>>);

fn shared<'a>(pieces: &[Piece<'a>]) -> Result<Shared<'a>> {
    let first = pieces.first().context("nothing to join")?;
    let mut imports = first.imports.clone();
    for &(module, name, kind) in pieces.iter().skip(1).flat_map(|piece| &piece.imports) {
        let given = first.exports.iter().any(|export| export.name == name);
        let known = imports
            .iter()
            .any(|known| (known.0, known.1) == (module, name));
        if !given && !known {
            ensure!(
                first.globals.is_empty() || !matches!(kind, TypeRef::Global(_)),
                "the first piece has no `{name}`"
            );
            imports.push((module, name, kind));
        }
    }
    let asked = |name: &str| {
        let globals = imports
            .iter()
            .filter(|(.., kind)| matches!(kind, TypeRef::Global(_)));
        globals.zip(0..).find(|(global, _)| global.1 == name)
    };
    let global = |name: &str| {
        let given = first.exports.iter();
        let mut given = given.filter(|export| export.kind == ExternalKind::Global);
        let given = given.find(|export| export.name == name);
        let given = given.map(|export| export.index);
        given
            .or_else(|| asked(name).map(|(_, number)| number))
            .with_context(|| format!("there is no global `{name}`"))
    };
    let mut numbers = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        let asked = piece
            .imports
            .iter()
            .filter(|(.., kind)| matches!(kind, TypeRef::Global(_)));
        if at == 0 {
            let count = asked.count() + piece.globals.len();
            numbers.push((0..u32::try_from(count)?).collect());
        } else {
            numbers.push(
                asked
                    .map(|(_, name, _)| global(name))
                    .collect::<Result<_>>()?,
            );
        }
    }
    Ok((imports, numbers))
}

/// Pieces of data in the order of their places; those that lie side by side become one.
fn data(pieces: &[Piece<'_>]) -> DataSection {
    let all = pieces.iter().flat_map(|piece| &piece.data);
    let mut joined: Vec<(u32, Vec<u8>)> = Vec::new();
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|(at, _)| *at);
    for (at, data) in all {
        match joined.last_mut() {
            Some((start, before)) if *start as usize + before.len() == *at as usize => {
                before.extend_from_slice(data);
            }
            _ => joined.push((*at, data.to_vec())),
        }
    }
    let mut section = DataSection::new();
    for (at, data) in joined {
        section.active(0, &ConstExpr::i32_const(at.cast_signed()), data);
    }
    section
}

/// Every type that is used, once.
#[derive(Default)]
struct Types {
    types: Vec<FuncType>,
    numbers: HashMap<FuncType, u32>,
}

impl Types {
    fn number(&mut self, kind: &FuncType) -> u32 {
        let next = self.types.len() as u32;
        if !self.numbers.contains_key(kind) {
            self.types.push(kind.clone());
        }
        *self.numbers.entry(kind.clone()).or_insert(next)
    }

    fn written(self) -> Result<TypeSection> {
        let mut section = TypeSection::new();
        for kind in self.types {
            let kind = wasm_encoder::FuncType::try_from(kind)?;
            section.ty().function(
                kind.params().iter().copied(),
                kind.results().iter().copied(),
            );
        }
        Ok(section)
    }
}

/// Writes what one piece says with the numbers of all.
struct Writer<'w, 'a> {
    piece: &'w Piece<'a>,
    functions: &'w [u32],
    globals: &'w [u32],
    types: &'w mut Types,
}

impl Reencode for Writer<'_, '_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.functions[function as usize])
    }

    fn global_index(&mut self, global: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.globals[global as usize])
    }

    fn type_index(&mut self, kind: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.types.number(&self.piece.types[kind as usize]))
    }
}

#[cfg(test)]
#[path = "join_tests.rs"]
mod tests;
