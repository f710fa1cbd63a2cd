//! People: guests by a cookie, accounts by login and password, sessions in browsers.

mod account;
mod me;
mod passwords;
mod recovery;
mod sessions;
mod strength;
mod throttle;
mod who;

pub(crate) use account::{
    __path_account, __path_change_password, __path_login, __path_logout, __path_register, account,
    change_password, login, logout, register,
};
pub(crate) use me::{__path_erase, __path_rename, __path_show, erase, rename, show};
pub(crate) use recovery::{__path_codes, __path_recover, codes, recover};
pub(crate) use sessions::{__path_end, __path_end_all, __path_list, end, end_all, list};
pub(crate) use strength::{__path_strength, strength};
pub(crate) use throttle::Throttle;
pub(crate) use who::{Who, hashed};
