//! Contests whose every bit is known: the same digests in debug, in release and in the browser's machine.

#[test]
fn golden_contests_are_the_same_here() {
    let known = include_str!("../golden.txt");
    assert_eq!(
        bag::golden::digests(),
        known,
        "write the left side to crates/bag/tests/golden.txt if this was meant"
    );
}
