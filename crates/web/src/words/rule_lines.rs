//! The rules that rulings rest on, each in a sentence or two of our own.

/// Rule by rule, in the order of the rulebook.
pub const RULE_LINES: [(&str, &str); 51] = [
    (
        "F-02",
        "Nobody tears a piece from another hand, holds an opponent or hinders on purpose.",
    ),
    (
        "D-09",
        "Whoever brings out the camel calls it before it touches the table.",
    ),
    (
        "D-12",
        "If both were exactly equal, everything goes back unseen and the same two try again.",
    ),
    (
        "D-16",
        "The quicker one pulled a shape that lies in front of them: they win and keep the piece. Nothing is taken from the slower one.",
    ),
    (
        "D-17",
        "The quicker one pulled a shape that only the slower one has: they win, keep the piece, and get one of that shape from the slower one.",
    ),
    (
        "D-18",
        "The camel, called in time: the quicker one wins and takes an open piece of the slower one.",
    ),
    (
        "D-19",
        "A black piece: the slower one wins and takes an open piece of the quicker one.",
    ),
    (
        "D-20",
        "A coloured piece that neither of the two has: the slower one wins and gets it. What others have does not matter.",
    ),
    (
        "D-21",
        "The camel without a timely call: the slower one wins and takes an open piece of the quicker one.",
    ),
    (
        "D-22",
        "The camel was called but the piece is coloured: the slower one wins and gets it, even if it would have matched.",
    ),
    (
        "D-23",
        "The camel was called but the piece is black: the slower one wins and takes an open piece of the quicker one.",
    ),
    (
        "D-24",
        "Both called the camel and neither has it: everything goes back and the same two try again.",
    ),
    (
        "D-25",
        "More than one piece came out: the slower one wins and gets the coloured ones. If none is coloured, the winner takes an open piece, or nothing, as the edition has it.",
    ),
    (
        "D-28",
        "The camel and black pieces go back into the bag after the duel.",
    ),
    (
        "D-40",
        "If both have no open piece at the start of a duel, a coloured piece from the bag is laid in the middle: the deciding piece.",
    ),
    (
        "D-42",
        "The quicker one pulled the deciding shape: they win and get both pieces.",
    ),
    (
        "D-43",
        "The camel, called in time, wins the deciding piece; the camel goes back.",
    ),
    (
        "D-44",
        "Anything else loses: the slower one gets the deciding piece, and the pull goes back.",
    ),
    (
        "T-06",
        "The quicker one keeps the piece if that shape is not yet in their tower.",
    ),
    (
        "T-07",
        "Whoever has the shape already gives the piece to another player.",
    ),
    (
        "T-08",
        "A single black piece is always kept: each of them is unique.",
    ),
    (
        "T-09",
        "The camel lets you give one of your black pieces away, or take one from somebody.",
    ),
    ("T-10", "Then the camel goes back into the bag."),
    (
        "T-11",
        "More than one piece came out: the duel is lost. Everything pulled goes back, and the top of the tower with it.",
    ),
    (
        "T-12",
        "A coloured piece is built into the receiver’s tower at once.",
    ),
    (
        "T-15",
        "Black pieces are never built. They lie in front of their owner.",
    ),
    (
        "T-20",
        "After several pieces the opponent is the winner and becomes master.",
    ),
    (
        "H-07",
        "A piece counts if it has the shape of an open piece of any of the three at the bag.",
    ),
    ("H-08", "The camel counts if it was called in time."),
    (
        "H-09",
        "If the quickest one’s piece counts, they win, and the second one’s goes back.",
    ),
    (
        "H-10",
        "If it does not count and the second one’s does, the second one wins.",
    ),
    (
        "H-11",
        "If neither counts, the slowest one wins, even without a piece.",
    ),
    (
        "H-12",
        "Winning by a shape brings the own piece and one of that shape from each of the others who has one.",
    ),
    (
        "H-13",
        "The slowest one wins the coloured pieces that the two others pulled.",
    ),
    (
        "H-14",
        "Winning by the camel brings one open piece of each opponent, picked by the winner.",
    ),
    (
        "H-15",
        "If none of the three has an open piece, a deciding piece is laid out, and the quickest wins it as in the Duel.",
    ),
    (
        "H-16",
        "If the quickest one misses it, the second gets the deciding piece.",
    ),
    (
        "H-17",
        "And the slowest one gets the coloured piece that the quickest pulled.",
    ),
    (
        "Q-06",
        "The quicker one keeps the piece if they have that shape already.",
    ),
    ("Q-07", "Otherwise it goes back."),
    (
        "Q-08",
        "Only then the slower one may keep the own piece, if they have its shape already.",
    ),
    ("Q-09", "Black pieces always go back."),
    (
        "A-C-05",
        "If nobody pulls for too long, hands come out and the contest begins anew.",
    ),
    (
        "A-C-08",
        "No edition says what unfair play costs: the contest is repeated, or lost, as the table agreed.",
    ),
    (
        "A-D-01",
        "Whether a wrong call of the slower one counts is a house rule; usually it does not.",
    ),
    (
        "A-D-08",
        "A table may agree to pass a contest over when it was repeated too often.",
    ),
    (
        "A-H-02",
        "If the ranking of three cannot be told, everything goes back and the same three try again.",
    ),
    (
        "A-H-12",
        "Under this reading of the deciding piece the slowest one wins what is coloured of both others.",
    ),
    (
        "A-Q-04",
        "If both children were equally quick, both pieces go back and they try again.",
    ),
    (
        "A-T-02",
        "A table may agree that the camel must be called in the Tower, too; usually it need not be.",
    ),
    (
        "A-T-04",
        "If there is no black piece to move, the camel moves nothing.",
    ),
];

/// A rule in a sentence or two; nothing for one that no ruling rests on.
#[must_use]
pub fn rule_line(id: &str) -> &'static str {
    let found = RULE_LINES.iter().find(|(known, _)| *known == id);
    found.map_or("", |(_, line)| line)
}

/// The list on the page of rules.
pub const RULE_BY_RULE: &str = "Dschamál, rule by rule";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_that_a_ruling_cites_has_a_line() {
        for case in dschamal::Case::ALL {
            for rule in case.rules() {
                assert_ne!(rule_line(&rule.to_string()), "", "{rule}");
            }
        }
    }

    #[test]
    fn every_line_is_used_once() {
        for (index, (id, _)) in RULE_LINES.iter().enumerate() {
            let cited = dschamal::Case::ALL
                .iter()
                .any(|case| case.rules().iter().any(|rule| rule.to_string() == *id));
            assert!(cited, "{id}");
            assert!(
                RULE_LINES[..index].iter().all(|(other, _)| other != id),
                "{id}"
            );
        }
    }
}
