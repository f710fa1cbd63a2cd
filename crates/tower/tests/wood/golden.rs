//! Towers whose every bit is known: the same digests in debug, in release and in the browser's machine.

#[test]
fn golden_towers_are_the_same_here() {
    let known = include_str!("../golden.txt");
    assert_eq!(
        tower::golden::digests(),
        known,
        "write the left side to crates/tower/tests/golden.txt if this was meant"
    );
}
