//! The engine at work.
