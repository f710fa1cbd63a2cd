//! What each of the sixty pieces is under a finger.

use std::collections::BTreeMap;

use dschamal::Piece;
use shapes::Form;

/// Cites: E-02, E-03, E-04
#[test]
fn every_piece_has_a_form_of_its_own_shape() {
    let mut counts: BTreeMap<Form, usize> = BTreeMap::new();
    for piece in Piece::all() {
        let form = piece.form();
        *counts.entry(form).or_default() += 1;
        let coloured = matches!(form, Form::Shape(_)).then_some(form);
        assert_eq!(piece.shape().map(Form::Shape), coloured, "{piece}");
    }
    assert_eq!(counts.len(), Form::COUNT);
    for (form, count) in counts {
        let four = matches!(form, Form::Shape(_));
        assert_eq!(count, if four { 4 } else { 1 }, "{form:?}");
    }
}
