//! Finished games and finding them again.

use store::{FinishedGame, GamePlayer, GameQuery, PlayerIs, Store, Viewer};

use crate::house::House;

on_both!(
    game_is_stored_once,
    games_are_found_by_player_game_result_and_date,
    names_are_searched_literally,
    pages_follow_each_other,
    private_games_are_seen_by_those_who_were_there,
);

/// Two players: person `p1` won against person `p2`.
pub(crate) fn finished(id: &str, ended_at: i64) -> FinishedGame {
    let player = |seat, person: &str, name: &str, won| GamePlayer {
        seat,
        person: Some(person.into()),
        name: name.into(),
        won,
    };
    FinishedGame {
        id: id.into(),
        table: "t".into(),
        game: "gimel".into(),
        options: "{\"gimel.target\":60}".into(),
        result: "1-0".into(),
        reason: "target".into(),
        started_at: 1,
        ended_at,
        players: vec![
            player(0, "p1", "Ada", true),
            player(1, "p2", "Łukasz", false),
        ],
        record: "[White \"Ada\"]\n\n1. F@h5 1-0\n".into(),
        public: true,
        watchers: Vec::new(),
    }
}

async fn private_games_are_seen_by_those_who_were_there(house: House) {
    let store = &house.store;
    let mut game = finished("g", 50);
    game.public = false;
    game.watchers = vec!["w".into(), "w".into()];
    store.add_game(&game).await.unwrap();
    let sees = async |viewer: Viewer| {
        let id = match &viewer {
            Viewer::Person(id) => Some(id.as_str()),
            Viewer::Anybody | Viewer::House => None,
        };
        let looked_up = store.game_for("g", id).await.unwrap().is_some();
        let query = GameQuery {
            viewer: viewer.clone(),
            table: Some("t".into()),
            ..GameQuery::default()
        };
        (looked_up, find(store, query).await.len() == 1)
    };
    let person = |id: &str| Viewer::Person(id.into());
    for there in ["p1", "p2", "w"] {
        assert_eq!(sees(person(there)).await, (true, true), "{there}");
    }
    assert_eq!(sees(person("x")).await, (false, false));
    assert_eq!(sees(Viewer::Anybody).await, (false, false));
    assert_eq!(
        sees(Viewer::House).await,
        (false, true),
        "looks through lists"
    );

    assert!(store.set_game_public("g", true).await.unwrap());
    assert_eq!(sees(Viewer::Anybody).await, (true, true));
    assert!(store.set_game_public("g", false).await.unwrap());
    assert_eq!(sees(Viewer::Anybody).await, (false, false));
    assert!(!store.set_game_public("h", true).await.unwrap());
}

async fn game_is_stored_once(house: House) {
    let mut game = finished("g", 50);
    game.players[1].person = None;
    assert!(house.store.add_game(&game).await.unwrap());
    assert!(!house.store.add_game(&finished("g", 60)).await.unwrap());
    assert_eq!(house.store.game("g").await.unwrap(), Some(game));
    assert_eq!(house.store.game("h").await.unwrap(), None);
}

#[track_caller]
fn check(found: &[FinishedGame], ids: &[&str]) {
    let found: Vec<_> = found.iter().map(|game| &*game.id).collect();
    assert_eq!(found, ids);
}

async fn find(store: &Store, query: GameQuery) -> Vec<FinishedGame> {
    store.games(&query).await.unwrap().games
}

async fn games_are_found_by_player_game_result_and_date(house: House) {
    let store = &house.store;
    let mut drawn = finished("drawn", 20);
    drawn.result = "1/2-1/2".into();
    let mut duel = finished("duel", 30);
    duel.game = "duel".into();
    duel.players.remove(1);
    for game in [&finished("old", 10), &drawn, &duel] {
        store.add_game(game).await.unwrap();
    }
    let all = GameQuery::default;
    check(&find(store, all()).await, &["duel", "drawn", "old"]);
    let person = |id: &str| Some(PlayerIs::Person(id.into()));
    check(
        &find(
            store,
            GameQuery {
                player: person("p2"),
                ..all()
            },
        )
        .await,
        &["drawn", "old"],
    );
    check(
        &find(
            store,
            GameQuery {
                player: person("Ada"),
                ..all()
            },
        )
        .await,
        &[],
    );
    let named = |part: &str| Some(PlayerIs::Named(part.into()));
    check(
        &find(
            store,
            GameQuery {
                player: named("łUK"),
                ..all()
            },
        )
        .await,
        &["drawn", "old"],
    );
    let game = Some("duel".into());
    check(&find(store, GameQuery { game, ..all() }).await, &["duel"]);
    let result = Some("1/2-1/2".into());
    check(
        &find(store, GameQuery { result, ..all() }).await,
        &["drawn"],
    );
    let mut elsewhere = finished("elsewhere", 40);
    elsewhere.table = "t2".into();
    elsewhere.game = "duel".into();
    store.add_game(&elsewhere).await.unwrap();
    let table = Some("t2".into());
    check(
        &find(store, GameQuery { table, ..all() }).await,
        &["elsewhere"],
    );
    let days = GameQuery {
        from: Some(10),
        to: Some(30),
        ..all()
    };
    check(&find(store, days).await, &["drawn", "old"]);
    let everything = GameQuery {
        player: named("a"),
        game: Some("gimel".into()),
        result: Some("1-0".into()),
        from: Some(0),
        to: Some(99),
        ..all()
    };
    check(&find(store, everything).await, &["old"]);
}

async fn names_are_searched_literally(house: House) {
    for (id, name) in [("g1", "100%"), ("g2", "1000"), ("g3", "a_b!")] {
        let mut game = finished(id, 10);
        game.players[0].name = name.into();
        house.store.add_game(&game).await.unwrap();
    }
    for (part, ids) in [("0%", &["g1"]), ("_b!", &["g3"])] {
        let player = Some(PlayerIs::Named(part.into()));
        check(
            &find(
                &house.store,
                GameQuery {
                    player,
                    ..GameQuery::default()
                },
            )
            .await,
            ids,
        );
    }
}

/// Several end at the same time, and each is on exactly one page.
async fn pages_follow_each_other(house: House) {
    for number in 0..11 {
        let game = finished(&format!("g{number:02}"), 100 + number / 4);
        house.store.add_game(&game).await.unwrap();
    }
    let mut query = GameQuery {
        limit: 4,
        ..GameQuery::default()
    };
    let mut pages = Vec::new();
    loop {
        let page = house.store.games(&query).await.unwrap();
        pages.push(page.games.len());
        let before = page.next;
        if before.is_none() {
            break;
        }
        query.before = before;
    }
    assert_eq!(pages, [4, 4, 3]);
    let all = house.store.games(&GameQuery::default()).await.unwrap();
    let ids: Vec<_> = all.games.iter().map(|game| &*game.id).collect();
    assert!(ids.is_sorted_by(|a, b| a > b), "{ids:?}");
}
