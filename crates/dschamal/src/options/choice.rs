//! The closed choices behind the options, named as in rulebook section 7.

use super::value::choices;

choices! {
    /// How the hands are sent into the bag (D-07, X-10).
    Signal { Bystander = "bystander", Countdown = "countdown", Device = "device" }
    /// Which hand holds the hem (D-06, X-09).
    BagHand { Any = "any", Left = "left", Right = "right" }
    /// What must be on the table for a hand to be first (D-10, X-14).
    QuickBy { PieceOnTable = "piece_on_table", ClosedHandOnTable = "closed_hand_on_table" }
    /// Who decides close cases (D-11, X-15).
    Judge { Bystanders = "bystanders", Clock = "clock" }
    /// May a hand go in again after it came out with something (D-14, X-18)?
    SecondReach { Forbidden = "forbidden", Allowed = "allowed" }
    /// What happens when nobody pulls in time (A-C-05).
    TimeoutAction { Restart = "restart", DecidingPiece = "deciding_piece" }
    /// How start pieces are dealt out (A-C-09).
    StartPick { Clockwise = "clockwise", Random = "random" }
    /// The sanction for foul play (F-02, A-C-08).
    Foul { Repeat = "repeat", Loses = "loses" }
    /// When a pulled piece counts as played (A-C-03).
    PullCommit { AtOnce = "at_once", OnPlacement = "on_placement" }
    /// Who begins (D-05, X-08).
    FirstPair { ShortestFingers = "shortest_fingers", Chosen = "chosen" }
    /// Who begins the Tower (A-T-01).
    TowerFirstPair { AsDuel = "as_duel", ShortestFingers = "shortest_fingers", Chosen = "chosen" }
    /// Until when the camel may be called (D-09, X-13).
    ShoutDeadline { BeforeTable = "before_table", Unlimited = "none" }
    /// What the winner gets in place of a piece the loser does not have.
    VsEmpty { Consolation = "consolation", Nothing = "nothing" }
    /// What a wrong call with a coloured piece costs (D-22, X-25).
    FalseShoutColoured { Drawn = "drawn", DrawnPlusOne = "drawn_plus_one" }
    /// Who picks the piece after a wrong call with a black one (D-23, X-26).
    Chooser { Winner = "winner", Loser = "loser" }
    /// Both called and neither holds the camel (D-24, X-27).
    BothFalse { Repeat = "repeat", QuickerLoses = "quicker_loses" }
    /// The slower alone called wrongly (A-D-01, X-30).
    SlowerShout { Ignored = "ignored", Loses = "loses" }
    /// Several pieces and none of them coloured (D-25, X-28).
    MultiAllBlack { TakeOne = "take_one", Nothing = "nothing" }
    /// Several pieces and a call (A-D-05).
    MultiVsShout { MultiFirst = "multi_first" }
    /// Which shapes a consolation draw may win (D-30, X-34).
    ConsolationShape { UnownedByAll = "unowned_by_all", UnownedByOthers = "unowned_by_others" }
    /// Is the winner bound to make the consolation draw?
    ConsolationDuty { Must = "must", May = "may" }
    /// Who duels whom with three players (D-32, X-36).
    Order3 { Turns = "turns", WinnerStays = "winner_stays", Master = "master" }
    /// Who duels whom with four or more (D-33, X-37).
    Order4Plus { Master = "master", Turns = "turns" }
    /// What a full round is (D-37, X-41).
    FullRound { DistinctStreak = "distinct_streak", CircuitAsMaster = "circuit_as_master", Off = "off" }
    /// Which loser sits out the next duel (D-38, X-43).
    SitOut {
        AnyLoser = "any_loser",
        DethronedMaster = "dethroned_master",
        WhenLeftNeighbour = "when_left_neighbour",
        Off = "off",
    }
    /// When a deciding piece is laid out (D-40, X-45).
    DecidingTrigger { BothEmpty = "both_empty", NobodyPulls = "nobody_pulls" }
    /// Which shape the deciding piece may have (D-41, X-47).
    DecidingShape {
        UnownedByAllIfPossible = "unowned_by_all_if_possible",
        UnownedByOthersIfPossible = "unowned_by_others_if_possible",
        UnownedByAllRequired = "unowned_by_all_required",
    }
    /// What the deciding shape wins (D-42, X-49).
    DecidingMatch { Both = "both", DrawnOnly = "drawn_only" }
    /// What the camel wins with a deciding piece (D-43, X-48).
    DecidingCamel { Deciding = "deciding", Nothing = "nothing" }
    /// All shapes are complete and nobody reached the target (A-D-19).
    Stalemate { MostShared = "most_shared", Draw = "draw" }
    /// When four pieces turn into victory pieces (D-45, X-06, X-50).
    VictoryTrigger {
        InFrontOfPlayers = "in_front_of_players",
        OnePlayer = "one_player",
        OutOfBag = "out_of_bag",
    }
    /// Several players reach the target at once (A-D-16).
    Simultaneous {
        MostThenDuelWinner = "most_then_duel_winner",
        DuelWinner = "duel_winner",
        Shared = "shared",
    }
    /// When complete shapes are looked for (D-47, A-D-13).
    VictoryCheck { AfterTransfers = "after_transfers", OnDraw = "on_draw" }
    /// What must be done with the piece to be first in the Tower (T-05, X-55).
    TowerQuickBy { OutOfBag = "out_of_bag", OnHead = "on_head" }
    /// When the quicker keeps his piece (T-06, X-57). Both readings lead to the same play (A-T-08).
    KeepIf { SelfLacks = "self_lacks", NobodyHas = "nobody_has" }
    /// To whom a piece may be given (T-07, X-58).
    Recipient { Other = "other", Any = "any" }
    /// What several pieces cost a tower (T-11, X-60).
    MultiLoss { TopPiece = "top_piece", WholeTower = "whole_tower" }
    /// Which pulled pieces go back (T-11, X-61). Both readings lead to the same play (A-T-18).
    MultiReturn { All = "all", BlackOnly = "black_only" }
    /// A collapse that was nobody's fault (T-18, X-64).
    Innocent { MustRebuild = "must_rebuild", MayRebuild = "may_rebuild" }
    /// Do black pieces end the game (T-22, X-65)?
    EndOnBlack {
        Off = "off",
        TenDrawn = "10_drawn" | "drawn" | "10 (drawn)",
        TenLying = "10_lying" | "lying" | "10 (lying)" | "10",
    }
    /// The others when two share most black pieces (T-24, X-66).
    TiedFirstRest { Penalised = "penalised", Free = "free" }
    /// Must the camel be called in the Tower (A-T-02)?
    CamelShout { NotRequired = "not_required", Required = "required" }
    /// Must a black piece move when the camel was pulled (A-T-05)?
    CamelAction { Optional = "optional", Must = "must" }
    /// A ball as the first piece (A-T-14).
    BallFoundation { Allowed = "allowed", Redraw = "redraw", SwapWithNext = "swap_with_next" }
    /// Equal points at the end of the Tower (A-T-26).
    Tiebreak { Shared = "shared", TallerTower = "taller_tower", FewerBlack = "fewer_black" }
    /// Where the tower stands (A-T-29). With `none` every piece stands and nobody is asked.
    Physics { Referee = "referee", Model = "model", None = "none" }
    /// What the slowest of three wins (H-13, X-76).
    SlowestGain { Coloured = "coloured", AllPulled = "all_pulled" }
    /// Whose called camel takes pieces (H-14, X-77).
    CamelScope { Winner = "winner", AnyShouter = "any_shouter" }
    /// Who gets what when the quickest misses the deciding piece (H-16, X-79).
    DecidingRule { Split = "split", Flumian = "flumian" }
    /// The quickest one's piece when the second wins (A-H-03).
    FailedFirstPiece { Bag = "bag", ToWinner = "to_winner" }
    /// Several pieces in the Threesome (A-H-04).
    ThreeMulti { Disqualify = "disqualify" }
    /// A wrong call in the Threesome (A-H-05).
    ThreeFalseShout { Ignored = "ignored", Disqualify = "disqualify" }
    /// Whose piece the slower one of the Quartet looks at.
    SlowerChecks { OwnPull = "own_pull", QuickersPull = "quickers_pull" }
    /// The slower one's piece when the quicker keeps his (A-Q-02).
    SlowerIfQuickerKeeps { Bag = "bag", KeepIfOwned = "keep_if_owned" }
    /// Must the slower one keep a piece he may keep (A-Q-08, X-85)?
    SlowerKeep { Optional = "optional", Must = "must" }
    /// Who begins the Quartet (A-Q-01).
    QuartetFirst { Youngest = "youngest", Chosen = "chosen" }
    /// Several pieces in the Quartet (A-Q-03).
    QuartetMulti { NoneKept = "none_kept" }
    /// What is in the bag of the Quartet (Q-03, A-Q-10).
    QuartetBag { All = "all", WithoutBlack = "without_black" }
}
