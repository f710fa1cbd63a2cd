//! The table of all options: key, type, the recommended value, and the games it makes sense for.
//!
//! One line an option. Everything else (reading, writing, refusing, listing) follows from it.

use serde_json::Value;

use super::choice::*;
use super::value::OptionValue;
use crate::Game;

const ALL: &[Game] = &Game::ALL;
const DUEL: &[Game] = &[Game::Duel];
const TOWER: &[Game] = &[Game::Tower];
const THREE: &[Game] = &[Game::Threesome];
const QUARTET: &[Game] = &[Game::Quartet];
/// The Tower takes its order of duels from the Duel (T-19).
const ORDER: &[Game] = &[Game::Duel, Game::Tower];
/// Victory pieces, deciding piece and camel call are shared with the Threesome (H-15, H-19, H-08).
const VICTORY: &[Game] = &[Game::Duel, Game::Threesome];
/// Wherever the camel is in the bag.
const CAMEL: &[Game] = &[Game::Duel, Game::Tower, Game::Threesome];

/// What is known of an option besides its value.
pub struct OptionKey {
    /// As in the rulebook, e.g. `duel.sit_out`.
    pub key: &'static str,
    /// The games it makes sense for.
    pub games: &'static [Game],
    /// One line that says what it decides.
    pub about: &'static str,
    pub(super) get: fn(&Options) -> Value,
    pub(super) set: fn(&mut Options, &str) -> bool,
    pub(super) expected: fn() -> String,
    pub(super) choices: fn() -> &'static [&'static str],
}

impl OptionKey {
    /// What may be written, for a person.
    #[must_use]
    pub fn expected(&self) -> String {
        (self.expected)()
    }

    /// The possible values where they are few; empty for numbers and words.
    #[must_use]
    pub fn choices(&self) -> &'static [&'static str] {
        (self.choices)()
    }

    /// The value it has in these options.
    #[must_use]
    pub fn value(&self, options: &Options) -> Value {
        (self.get)(options)
    }
}

macro_rules! options {
    ($(
        $(#[$group_doc:meta])*
        $group:ident: $group_type:ident {
            $( #[doc = $about:literal] $field:ident: $type:ty = $default:expr, $games:expr; )+
        }
    )+) => {
        /// All house rules of a table. [`Options::default`] is the preset `recommended`.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Options {
            $( $(#[$group_doc])* pub $group: $group_type, )+
        }

        $(
            $(#[$group_doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct $group_type {
                $( #[doc = $about] pub $field: $type, )+
            }

            impl Default for $group_type {
                fn default() -> Self {
                    $group_type { $( $field: $default, )+ }
                }
            }
        )+

        /// Every option there is, in the order of the rulebook.
        pub static OPTION_KEYS: &[OptionKey] = &[
            $( $( OptionKey {
                key: concat!(stringify!($group), ".", stringify!($field)),
                games: $games,
                about: $about,
                get: |options| options.$group.$field.json(),
                set: |options, text| match <$type>::parse(text) {
                    Some(value) => {
                        options.$group.$field = value;
                        true
                    }
                    None => false,
                },
                expected: <$type>::expected,
                choices: <$type>::choices,
            }, )+ )+
        ];
    };
}

options! {
    /// What all four games share.
    common: CommonOptions {
        /// How many black pieces are in the box besides the camel, 11 or 10
        black_pieces: u8 = 11, ALL;
        /// How the hands are sent into the bag
        signal: Signal = Signal::Bystander, ALL;
        /// Which hand holds the bag
        bag_hand: BagHand = BagHand::Any, ALL;
        /// What must be on the table to be first
        quick_by: QuickBy = QuickBy::PieceOnTable, ALL;
        /// Who decides close cases
        judge: Judge = Judge::Bystanders, ALL;
        /// Does the slower piece go back unseen?
        slower_unseen: bool = true, ALL;
        /// A second reach in one contest
        second_reach: SecondReach = SecondReach::Forbidden, ALL;
        /// Closer than this many milliseconds is equal (A-C-02)
        tie_window_ms: u32 = 0, ALL;
        /// Seconds until a contest in which nobody pulls is broken off (A-C-05)
        draw_timeout_s: Option<u32> = None, ALL;
        /// What happens then (A-C-05)
        timeout_action: TimeoutAction = TimeoutAction::Restart, VICTORY;
        /// Seconds for the hands that are left in the bag once one is out (A-C-12)
        last_hand_s: Option<u32> = Some(10), ALL;
        /// How start pieces are dealt out (A-C-09)
        start_pick: StartPick = StartPick::Clockwise, &[Game::Duel, Game::Threesome, Game::Quartet];
        /// The sanction for foul play
        foul: Foul = Foul::Repeat, ALL;
        /// When a pulled piece counts as played (A-C-03)
        pull_commit: PullCommit = PullCommit::AtOnce, ALL;
    }
    /// The Duel; its order also rules the Tower, its deciding piece also the Threesome.
    duel: DuelOptions {
        /// Who begins
        first_pair: FirstPair = FirstPair::ShortestFingers, ORDER;
        /// The words of the camel call
        shout_phrase: String = "I'm the camel!".to_owned(), CAMEL;
        /// Until when the camel may be called
        shout_deadline: ShoutDeadline = ShoutDeadline::BeforeTable, CAMEL;
        /// A called camel against an empty-handed player
        camel_vs_empty: VsEmpty = VsEmpty::Consolation, DUEL;
        /// What a wrong call with a coloured piece costs
        false_shout_coloured: FalseShoutColoured = FalseShoutColoured::Drawn, DUEL;
        /// Who picks the piece after a wrong call with a black one
        false_shout_black_chooser: Chooser = Chooser::Winner, DUEL;
        /// Both called and neither holds the camel
        both_false: BothFalse = BothFalse::Repeat, DUEL;
        /// The slower one alone called wrongly
        slower_shout: SlowerShout = SlowerShout::Ignored, DUEL;
        /// Several pieces and none of them coloured
        multi_all_black: MultiAllBlack = MultiAllBlack::TakeOne, DUEL;
        /// Several pieces and a call (A-D-05)
        multi_vs_shout: MultiVsShout = MultiVsShout::MultiFirst, DUEL;
        /// Is there a consolation draw at all?
        consolation: bool = true, DUEL;
        /// Which shapes a consolation draw may win
        consolation_shape: ConsolationShape = ConsolationShape::UnownedByAll, VICTORY;
        /// Is the winner bound to make the consolation draw?
        consolation_duty: ConsolationDuty = ConsolationDuty::Must, VICTORY;
        /// Who duels whom with three players
        order3: Order3 = Order3::Turns, ORDER;
        /// Who duels whom with four or more
        order4plus: Order4Plus = Order4Plus::Master, ORDER;
        /// What a full round is
        full_round: FullRound = FullRound::DistinctStreak, ORDER;
        /// Does the player of a full round sit out the next duel?
        sweeper_out: bool = true, ORDER;
        /// Which loser sits out the next duel
        sit_out: SitOut = SitOut::AnyLoser, ORDER;
        /// Does the loser sit out with three players too?
        sit_out_with_three: bool = false, ORDER;
        /// Is there a deciding piece at all?
        deciding: bool = true, VICTORY;
        /// When a deciding piece is laid out
        deciding_trigger: DecidingTrigger = DecidingTrigger::BothEmpty, VICTORY;
        /// Which shape the deciding piece may have
        deciding_shape: DecidingShape = DecidingShape::UnownedByAllIfPossible, VICTORY;
        /// What the deciding shape wins
        deciding_match: DecidingMatch = DecidingMatch::Both, VICTORY;
        /// What the camel wins with a deciding piece
        deciding_camel: DecidingCamel = DecidingCamel::Deciding, VICTORY;
        /// After how many repeats a contest is passed over (A-D-08)
        repeat_limit: Option<u32> = None, ALL;
        /// All shapes are complete and nobody reached the target (A-D-19)
        stalemate: Stalemate = Stalemate::MostShared, VICTORY;
        /// May two play the Duel (A-C-07)?
        two_players: bool = false, DUEL;
    }
    /// Victory pieces of the Duel and the Threesome.
    victory: VictoryOptions {
        /// When four pieces turn into victory pieces
        trigger: VictoryTrigger = VictoryTrigger::InFrontOfPlayers, VICTORY;
        /// Are victory pieces safe?
        safe: bool = true, VICTORY;
        /// How many victory pieces win
        target: u8 = 7, VICTORY;
        /// Several players reach the target at once (A-D-16)
        simultaneous: Simultaneous = Simultaneous::MostThenDuelWinner, VICTORY;
        /// When complete shapes are looked for (A-D-13)
        check: VictoryCheck = VictoryCheck::AfterTransfers, VICTORY;
    }
    /// The Tower.
    tower: TowerOptions {
        /// What must be done with the piece to be first
        quick_by: TowerQuickBy = TowerQuickBy::OutOfBag, TOWER;
        /// When the quicker keeps his piece
        keep_if: KeepIf = KeepIf::SelfLacks, TOWER;
        /// To whom a piece may be given
        recipient: Recipient = Recipient::Other, TOWER;
        /// What several pieces cost a tower
        multi_loss: MultiLoss = MultiLoss::TopPiece, TOWER;
        /// Which of several pulled pieces go back
        multi_return: MultiReturn = MultiReturn::All, TOWER;
        /// May built pieces be touched only with the new one?
        touch_rule: bool = true, TOWER;
        /// A collapse that was nobody's fault
        innocent: Innocent = Innocent::MustRebuild, TOWER;
        /// Do ten black pieces end the game?
        end_on_black: EndOnBlack = EndOnBlack::Off, TOWER;
        /// The others when two share most black pieces
        tied_first_rest: TiedFirstRest = TiedFirstRest::Penalised, TOWER;
        /// Does a player without black pieces rank (A-T-24)?
        zero_black_ranks: bool = false, TOWER;
        /// Must the camel be called (A-T-02)?
        camel_shout: CamelShout = CamelShout::NotRequired, TOWER;
        /// Must a black piece move when the camel was pulled?
        camel_action: CamelAction = CamelAction::Optional, TOWER;
        /// A ball as the first piece (A-T-14)
        ball_foundation: BallFoundation = BallFoundation::Allowed, TOWER;
        /// Equal points at the end (A-T-26)
        tiebreak: Tiebreak = Tiebreak::Shared, TOWER;
        /// Who begins (A-T-01)
        first_pair: TowerFirstPair = TowerFirstPair::AsDuel, TOWER;
        /// How many seconds the tower must stand (A-T-11)
        stand_seconds: u32 = 3, TOWER;
        /// Who says what fell (A-T-29)
        physics: Physics = Physics::Referee, TOWER;
    }
    /// The Threesome.
    three: ThreeOptions {
        /// What the slowest wins
        slowest_gain: SlowestGain = SlowestGain::Coloured, THREE;
        /// Whose called camel takes pieces
        camel_scope: CamelScope = CamelScope::Winner, THREE;
        /// Who gets what when the quickest misses the deciding piece
        deciding_rule: DecidingRule = DecidingRule::Split, THREE;
        /// The quickest one's piece when the second wins (A-H-03)
        failed_first_piece: FailedFirstPiece = FailedFirstPiece::Bag, THREE;
        /// Several pieces
        multi: ThreeMulti = ThreeMulti::Disqualify, THREE;
        /// A wrong call (A-H-05)
        false_shout: ThreeFalseShout = ThreeFalseShout::Ignored, THREE;
        /// A called camel against an empty-handed player (A-H-06)
        camel_vs_empty: VsEmpty = VsEmpty::Nothing, THREE;
    }
    /// The Quartet.
    quartet: QuartetOptions {
        /// Whose piece the slower one looks at
        slower_checks: SlowerChecks = SlowerChecks::OwnPull, QUARTET;
        /// The slower one's piece when the quicker keeps his (A-Q-02)
        slower_if_quicker_keeps: SlowerIfQuickerKeeps = SlowerIfQuickerKeeps::Bag, QUARTET;
        /// Must the slower one keep a piece he may keep?
        slower_keep: SlowerKeep = SlowerKeep::Optional, QUARTET;
        /// Who begins (A-Q-01)
        first: QuartetFirst = QuartetFirst::Youngest, QUARTET;
        /// Several pieces (A-Q-03)
        multi: QuartetMulti = QuartetMulti::NoneKept, QUARTET;
        /// What is in the bag (A-Q-10)
        bag: QuartetBag = QuartetBag::All, QUARTET;
    }
}
