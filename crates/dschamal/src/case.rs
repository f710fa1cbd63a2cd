//! Every way a contest can end: its rules, its message key and its English sentence, in one table.

use serde::{Deserialize, Serialize};

use crate::{RuleId, rule};

macro_rules! cases {
    ($( $case:ident = $key:literal [$($rule:literal),+] $english:literal; )+) => {
        /// A row of the outcome tables (rulebook 2.3, 3.3, 4.3, 5.2).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Case {
            $( #[doc = concat!("`", $key, "`: ", $($rule, " ",)+)] $case, )+
        }

        impl Case {
            /// Every case there is.
            pub const ALL: &[Case] = &[$( Case::$case, )+];

            /// The rules it rests on, the deciding one first.
            #[must_use]
            pub const fn rules(self) -> &'static [RuleId] {
                match self { $( Case::$case => &[$( rule!($rule) ),+], )+ }
            }

            /// The key of its message.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $( Case::$case => $key, )+ }
            }

            /// The English text, with `{…}` for the arguments.
            #[must_use]
            pub const fn english(self) -> &'static str {
                match self { $( Case::$case => $english, )+ }
            }
        }
    };
}

cases! {
    // Common to all games.
    Equal = "equal" ["D-12"]
        "Nobody was quicker. Everything goes back into the bag unseen, and the same players try again.";
    EqualThree = "equal-three" ["A-H-02"]
        "The ranking cannot be told. Everything goes back into the bag, and the same three try again.";
    EqualQuartet = "equal-quartet" ["A-Q-04"]
        "Nobody was quicker. Both pieces go back into the bag, and the same two try again.";
    Foul = "foul" ["F-02", "A-C-08"]
        "{offender} played unfairly. Everything goes back into the bag, and the contest is repeated.";
    FoulLoses = "foul-loses" ["F-02", "A-C-08"]
        "{offender} played unfairly and loses. Everything pulled goes back into the bag.";
    Nobody = "nobody" ["A-C-05"]
        "Nobody pulled anything in time. Hands out, and again.";
    NobodyDeciding = "nobody-deciding" ["D-40", "A-C-05"]
        "Nobody pulled anything in time. A deciding piece is laid in the middle, and the same players try again.";
    PassedOver = "passed-over" ["A-D-08"]
        "This contest has been repeated often enough. Nobody wins it, and the next players come in.";

    // The Duel, table 2.3.
    SeveralColoured = "several-coloured" ["D-25", "D-28"]
        "{quicker} pulled more than one piece and loses. {winner} gets {gain}; anything black goes back.";
    SeveralBlack = "several-black" ["D-25", "D-28"]
        "{quicker} pulled more than one piece, nothing coloured among them, and loses.";
    BothWrong = "both-wrong" ["D-24"]
        "Both called the camel and neither has it. Everything goes back into the bag, and they try again.";
    WrongCallColoured = "wrong-call-coloured" ["D-22"]
        "{quicker} called the camel but pulled {pull}. {winner} wins and gets it.";
    WrongCallBlack = "wrong-call-black" ["D-23", "D-28"]
        "{quicker} called the camel but pulled a black piece. {winner} wins.";
    SlowerWrongCallColoured = "slower-wrong-call-coloured" ["D-22", "A-D-01"]
        "{loser} was slower but called the camel wrongly. {winner} wins and gets {gain}.";
    SlowerWrongCallBlack = "slower-wrong-call-black" ["D-23", "A-D-01"]
        "{loser} was slower but called the camel wrongly. {winner} wins.";
    CamelCalled = "camel-called" ["D-18", "D-09", "D-28"]
        "{quicker} pulled the camel and called it in time, and wins.";
    CamelSilent = "camel-silent" ["D-21", "D-09", "D-28"]
        "{quicker} pulled the camel but did not call it in time. {winner} wins.";
    BlackPulled = "black-pulled" ["D-19", "D-28"]
        "{quicker} pulled a black piece. {winner} wins.";
    OwnShape = "own-shape" ["D-16"]
        "{quicker} pulled {pull} and has that shape already: {quicker} wins and keeps it.";
    OpponentsShape = "opponents-shape" ["D-17"]
        "{quicker} pulled {pull}. {loser} has that shape and {quicker} has not: {quicker} wins, keeps the piece and gets one of that shape from {loser}.";
    NobodysShape = "nobodys-shape" ["D-20"]
        "{quicker} pulled {pull}, but neither of the two has that shape. {winner} wins and gets it.";

    // The Duel with a deciding piece.
    DecidingMatched = "deciding-matched" ["D-42"]
        "{quicker} pulled {pull}, the deciding shape, and wins {gain}.";
    DecidingCamel = "deciding-camel" ["D-43", "D-09"]
        "{quicker} pulled the camel and called it in time, and wins the duel.";
    DecidingMissed = "deciding-missed" ["D-44"]
        "{quicker} did not bring out the deciding shape. {winner} wins and gets the deciding piece.";

    // The Tower, table 3.3.
    TowerSeveral = "tower-several" ["T-11", "T-20"]
        "{quicker} pulled more than one piece and loses: everything pulled goes back, and so does what that costs the tower. {winner} wins the duel.";
    TowerKeep = "tower-keep" ["T-06", "T-12"]
        "{quicker} was first with {pull}, does not have that shape yet, and builds it.";
    TowerGive = "tower-give" ["T-07"]
        "{quicker} was first with {pull} but has that shape already, and must give it away.";
    TowerBlack = "tower-black" ["T-08", "T-15"]
        "{quicker} was first with a black piece and keeps it.";
    TowerCamel = "tower-camel" ["T-09", "T-10"]
        "{quicker} was first with the camel and may move one black piece.";
    TowerCamelIdle = "tower-camel-idle" ["T-09", "A-T-04"]
        "{quicker} was first with the camel and wins the duel, but there is no black piece to move.";
    TowerCamelSilent = "tower-camel-silent" ["T-09", "A-T-02"]
        "{quicker} was first with the camel and wins the duel, but did not call it, so no black piece moves.";

    // The Threesome, table 4.3.
    FirstByShape = "first-by-shape" ["H-09", "H-07", "H-12"]
        "{quicker} was quickest with {pull}, a shape at the bag: {quicker} wins it and one of that shape from each opponent who has one.";
    FirstByCamel = "first-by-camel" ["H-09", "H-08", "H-14"]
        "{quicker} was quickest, pulled the camel and called it, and wins.";
    SecondByShape = "second-by-shape" ["H-10", "H-07", "H-12"]
        "The quickest brought out nothing of use. {quicker} was second with {pull}, a shape at the bag: {quicker} wins it and one of that shape from each opponent who has one.";
    SecondByCamel = "second-by-camel" ["H-10", "H-08", "H-14"]
        "The quickest brought out nothing of use. {quicker} was second, pulled the camel and called it, and wins.";
    ThirdWins = "third-wins" ["H-11", "H-13"]
        "The two quicker ones brought out nothing of use. {winner}, the slowest, wins what is coloured of theirs.";
    ThreeDecidingMatched = "three-deciding-matched" ["H-15", "D-42"]
        "{quicker} was quickest with {pull}, the deciding shape, and wins {gain}.";
    ThreeDecidingCamel = "three-deciding-camel" ["H-15", "D-43"]
        "{quicker} was quickest, pulled the camel and called it, and wins.";
    ThreeDecidingSecond = "three-deciding-second" ["H-16", "H-17"]
        "The quickest did not bring out the deciding shape. {winner}, the second, gets the deciding piece; the slowest gets what the quickest pulled, if it is coloured.";
    ThreeDecidingSecondAlone = "three-deciding-second-alone" ["H-16"]
        "The quickest did not bring out the deciding shape. {winner}, the second, did better and gets the deciding piece.";
    ThreeDecidingThird = "three-deciding-third" ["H-16", "H-17", "A-H-12"]
        "Neither of the two quicker ones brought out the deciding shape. The second gets the deciding piece, and {winner}, the slowest, wins what is coloured of theirs.";

    // The Quartet, table 5.2.
    QuickerKeeps = "quicker-keeps" ["Q-06"]
        "{quicker} was quicker with {pull}, has that shape already and keeps it.";
    SlowerMayKeep = "slower-may-keep" ["Q-08", "Q-07"]
        "{loser} has to return what was pulled. {winner} was slower but has the shape of the other piece and may keep that.";
    NobodyKeeps = "nobody-keeps" ["Q-07", "Q-08", "Q-09"]
        "Neither of the two has the shape of what was pulled. Everything goes back into the bag.";
}

impl Case {
    /// The rule that decided.
    #[must_use]
    pub fn rule(self) -> RuleId {
        self.rules()[0]
    }

    /// Is the contest fought again by the same players?
    #[must_use]
    pub const fn is_repeat(self) -> bool {
        matches!(
            self,
            Case::Equal
                | Case::EqualThree
                | Case::EqualQuartet
                | Case::Foul
                | Case::Nobody
                | Case::NobodyDeciding
                | Case::BothWrong
        )
    }
}
