//! Whole evenings on a bad network.
