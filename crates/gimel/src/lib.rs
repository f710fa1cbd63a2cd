//! Rules of Gimel.
