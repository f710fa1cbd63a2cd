//! People: guests by a cookie, accounts by login and password, sessions in browsers.

mod account;
mod me;
mod passwords;
mod sessions;
mod who;

pub(crate) use account::{__path_login, __path_logout, __path_register, login, logout, register};
pub(crate) use me::{__path_erase, __path_rename, __path_show, erase, rename, show};
pub(crate) use sessions::{__path_end, __path_list, end, list};
pub(crate) use who::Who;
