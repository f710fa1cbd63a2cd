//! One case, two databases.

/// Turns async functions that take a [`House`](crate::house::House) into tests against each database.
macro_rules! on_both {
    ($($case:ident),+ $(,)?) => {
        mod sqlite {
            $(#[test] fn $case() { $crate::house::on_sqlite(super::$case); })+
        }
        mod postgres {
            $(#[test] fn $case() { $crate::house::on_postgres(super::$case); })+
        }
    };
}
