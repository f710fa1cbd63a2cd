//! A cupped finger that circles feels the whole outline of its piece; a groping one feels that something is there, not what.

use bag::{Act, Bag, Contact, Form, HandInput, HandState, Settings, Shape, Sharpness, Touch};

/// Where a finger goes that presses on the wood a little and slides along it; straight on where there is none.
fn along(contact: Option<Contact>, before: &mut [f32; 2]) -> [i8; 2] {
    if let Some(contact) = contact {
        let (sin, cos) =
            shapes::sin_cos(f32::from(contact.direction) / 32.0 * std::f32::consts::TAU);
        *before = [-4.0 * sin - 2.0 * cos, 4.0 * cos - 2.0 * sin];
    } else {
        // Round the corner that was just left.
        let (sin, cos) = shapes::sin_cos(0.12);
        *before = [
            before[0] * cos - before[1] * sin,
            before[0] * sin + before[1] * cos,
        ];
    }
    before.map(|part| part.round() as i8)
}

/// Cups one of many pieces of a form, goes round it and returns what was felt.
fn go_around(form: Form) -> Vec<Touch> {
    let mut bag = Bag::new(8, &[form; 50], 1, &Settings::default());
    let mut felt: Vec<Touch> = Vec::new();
    let mut way = [4.0, 0.0];
    for tick in 0_u32..2000 {
        let [dx, dy] = match felt.last() {
            Some(touch) => along(touch.contact, &mut way),
            None => [0, 12],
        };
        let act = (felt.is_empty() && tick % 40 == 39).then_some(Act::Cup);
        for (_, touch) in bag.step(&[HandInput { dx, dy, act }]).touches {
            if matches!(touch.state, HandState::Cupped(_)) {
                felt.push(touch);
            }
        }
        if felt.len() > 200 {
            return felt;
        }
    }
    panic!("{form:?} was never found");
}

#[track_caller]
fn check(form: Form, feels: &[Sharpness], never: &[Sharpness]) {
    let felt = go_around(form);
    let has = |what: &Sharpness| {
        felt.iter()
            .filter_map(|touch| touch.contact)
            .any(|c| c.sharpness == *what)
    };
    assert!(feels.iter().all(has), "{form:?}");
    assert!(!never.iter().any(has), "{form:?}");
}

#[test]
fn outline_is_felt_as_it_was_authored() {
    use Sharpness::{Corner, Edge, Flat, Round};
    check(Form::Shape(Shape::Ball), &[Round], &[Flat, Edge, Corner]);
    check(Form::Shape(Shape::Cube), &[Flat, Corner], &[Round, Edge]);
    check(Form::Shape(Shape::Dome), &[Round], &[Edge]);
}

#[test]
fn finger_goes_all_the_way_round() {
    let felt = go_around(Form::Shape(Shape::Ball));
    let mut ways = [false; 32];
    for contact in felt.iter().filter_map(|touch| touch.contact) {
        ways[usize::from(contact.direction)] = true;
    }
    let count = ways.iter().filter(|way| **way).count();
    assert!(count >= 28, "{count} of 32 directions");
}

#[test]
fn one_bump_says_nothing_about_the_form() {
    // The same stroke into the crowd of one: wherever the piece lies, only thumps and coarse places are reported.
    for form in Form::all() {
        let mut bag = Bag::new(2, &[form], 1, &Settings::default());
        for _ in 0..200 {
            for (_, touch) in bag
                .step(&[HandInput {
                    dx: 0,
                    dy: 16,
                    act: None,
                }])
                .touches
            {
                assert!(touch.contact.is_none() && touch.dip.is_none());
            }
        }
    }
}
