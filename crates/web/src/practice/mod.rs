//! Feeling a shape: one piece in the dark, named by its picture; a daily bag that is the same for everybody.

pub mod answers;
pub mod book;
pub mod daily;
pub mod dealer;
pub mod lights;
pub mod record;
pub mod round;
pub mod wire;
pub mod worker;
