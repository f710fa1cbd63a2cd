//! The address under which others find this house: where we are, unless that is a name that only this machine knows itself by.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Way;

use super::api;

/// The beginning of every link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// `http://192.168.1.5:7777`.
    pub address: String,
    /// Nobody else can come: the machine is in no network.
    pub alone: bool,
}

impl Origin {
    /// The address without what nobody types.
    #[must_use]
    pub fn shown(&self) -> String {
        let bare = self.address.trim_start_matches("http://");
        bare.trim_start_matches("https://").to_owned()
    }
}

/// Whether a host is this machine's name for itself.
#[must_use]
pub fn is_own_name(host: &str) -> bool {
    matches!(host, "localhost" | "[::1]" | "::1") || host.starts_with("127.")
}

/// What links begin with. A house that is looked at from its own machine is asked under which address others find it.
#[must_use]
pub fn use_origin() -> Signal<Origin> {
    let location = window().location();
    let origin = RwSignal::new(Origin {
        address: location.origin().unwrap_or_default(),
        alone: false,
    });
    if is_own_name(&location.hostname().unwrap_or_default()) {
        spawn_local(async move {
            let Ok(way) = api::get::<Way>("/way").await else {
                return;
            };
            let Some(mut known) = origin.try_get_untracked() else {
                return;
            };
            match way.address {
                Some(address) => known.address = address,
                None if way.room => known.alone = true,
                None => return,
            }
            origin.try_set(known);
        });
    }
    origin.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_knows_its_own_names() {
        for own in ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"] {
            assert!(is_own_name(own), "{own}");
        }
        for other in ["192.168.1.5", "camel.example", "localhost.example"] {
            assert!(!is_own_name(other), "{other}");
        }
    }

    #[test]
    fn nobody_types_the_scheme() {
        let origin = Origin {
            address: "http://192.168.1.5:7777".to_owned(),
            alone: false,
        };
        assert_eq!(origin.shown(), "192.168.1.5:7777");
    }
}
