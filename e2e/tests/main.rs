//! Evenings at the table, played in real browsers: one file, one kind of evening.

mod alone;
mod barriers;
mod blind;
mod bots;
mod children;
mod clocks;
mod connection;
mod dark;
mod door;
mod engine;
mod habits;
mod host;
mod installed;
mod invitation;
mod keeper;
mod keyboard;
mod languages;
mod lessons;
mod parts;
mod phone;
mod referee;
mod replay;
mod strip;
mod tower;
mod whole;
mod you;
