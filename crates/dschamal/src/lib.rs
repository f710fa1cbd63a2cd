//! Rules of Dschamál.
