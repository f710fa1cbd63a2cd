//! Somebody of whom a sentence speaks: the one who reads it, or somebody with a name.

use super::{listed, you_capital};

/// Somebody of whom a sentence speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The one who reads.
    You,
    /// Anybody else, by name.
    Named(String),
}

impl Who {
    /// Where nothing but the name stands: in a list, beside a picture.
    #[must_use]
    pub fn label(&self) -> &str {
        match self {
            Who::You => you_capital(),
            Who::Named(name) => name,
        }
    }

    /// By this a message chooses its form.
    pub(super) fn form(&self) -> &'static str {
        match self {
            Who::You => "yes",
            Who::Named(_) => "no",
        }
    }
}

/// The form that a message takes about all of these, and their list; the one who reads comes first.
pub(super) fn company(those: &[Who]) -> (&'static str, String) {
    let others = those.iter().filter(|who| **who != Who::You);
    let others: Vec<String> = others.map(|who| who.label().to_owned()).collect();
    let among = others.len() < those.len();
    let form = match (among, others.is_empty()) {
        (true, true) => "you",
        (true, false) => "both",
        (false, _) => "others",
    };
    let first = among.then(|| you_capital().to_owned());
    (form, listed(first.into_iter().chain(others).collect()))
}

#[cfg(test)]
mod tests {
    use dschamal::Piece;
    use lingo::Language;
    use table::BrokenBy;

    use crate::words::book::speak;
    use crate::words::{Who, broken_off, built, calls, reaches_alone, winners};

    fn mia() -> Who {
        Who::Named("Mia".to_owned())
    }

    /// What is said to the one who reads, alone and in company.
    fn said() -> [String; 8] {
        let (you, both) = ([Who::You], [mia(), Who::You, Who::Named("Jo".to_owned())]);
        let cube: Piece = "cube-blue".parse().expect("a piece");
        [
            winners(&you),
            winners(&both),
            calls(&you),
            calls(&both),
            broken_off(BrokenBy::Connection, &both[..2]),
            reaches_alone(&Who::You),
            built(&Who::You, cube, 0, 3),
            built(&Who::You, cube, 2, 1),
        ]
    }

    #[test]
    fn sentences_go_with_the_one_who_reads() {
        speak(Language::English);
        assert_eq!(
            said(),
            [
                "You have won.",
                "You, Mia and Jo have won.",
                "You may call.",
                "You, Mia and Jo may call.",
                "You and Mia lost the connection: the contest is fought again, once.",
                "A consolation draw: you reach in alone",
                "You built the blue cube, and it stands: 3 pieces now.",
                "You built the blue cube, and 2 pieces fell. Left: one piece.",
            ]
        );
        speak(Language::German);
        assert_eq!(
            said(),
            [
                "Du hast gewonnen.",
                "Du, Mia und Jo habt gewonnen.",
                "Du darfst rufen.",
                "Du, Mia und Jo dürft rufen.",
                "Du und Mia habt die Verbindung verloren. Die Runde wird wiederholt, ein einziges Mal.",
                "Zum Trost greifst du allein in den Beutel",
                "Du hast den blauen Würfel eingebaut, und es steht. Jetzt: 3 Teile.",
                "Du hast den blauen Würfel eingebaut, und 2 Teile sind gefallen. Übrig: ein Teil.",
            ]
        );
        speak(Language::French);
        assert_eq!(
            said(),
            [
                "Tu as gagné.",
                "Toi, Mia et Jo, vous partagez la victoire.",
                "Tu peux crier.",
                "Toi, Mia et Jo, vous pouvez crier.",
                "Toi et Mia, vous avez perdu la connexion\u{a0}: la manche recommence, une seule fois.",
                "Tirage de consolation\u{a0}: tu plonges la main, sans adversaire",
                "Tu as posé le cube bleu, et ça tient. Maintenant\u{a0}: 3 pièces.",
                "Tu as posé le cube bleu, et 2 pièces sont tombées. Il reste\u{a0}: une pièce.",
            ]
        );
        speak(Language::Dutch);
        assert_eq!(
            said(),
            [
                "Je hebt gewonnen.",
                "Jij, Mia en Jo hebben gewonnen.",
                "Jij mag roepen.",
                "Jij, Mia en Jo mogen roepen.",
                "Jij en Mia waren de verbinding kwijt: deze ronde wordt één keer overgedaan.",
                "Troostgreep: je grijpt alleen in de zak",
                "Je bouwt met de blauwe kubus, en het staat: nu 3 stukken.",
                "Je bouwt met de blauwe kubus, en 2 stukken vallen. Er blijft over: één stuk.",
            ]
        );
        speak(Language::English);
    }

    #[test]
    fn others_are_called_by_their_names() {
        assert_eq!(winners(&[]), "Nobody has won.");
        assert_eq!(winners(&[mia()]), "Mia has won.");
        assert_eq!(winners(&[mia(), mia()]), "Mia and Mia have won.");
        assert_eq!(calls(&[mia()]), "Mia may call.");
        assert_eq!(
            reaches_alone(&mia()),
            "A consolation draw: Mia reaches in alone"
        );
    }
}
