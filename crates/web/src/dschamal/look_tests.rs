//! Shapes are told apart: every drawing as the page has it, made into pixels and laid on every other.
//!
//! `CARAVANSERAI_SHEET=/tmp/sheet.png` leaves all of them in one picture, four times as large.

use dschamal::Colour;
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg;
use shapes::{Form, Shape};

use super::look::{Look, Wood};
use super::markup::{VIEW_BOX, icon, symbol};
use crate::tower::paint::rgb;

const STYLE: &str = include_str!("../../styles/pieces.css");
/// What pieces lie on, by night and by day.
const NIGHT: &str = "#1f1d3d";
const DAY: &str = "#fffaf0";
/// The sizes of icons on the smallest screens and in answers.
const SIZES: [u32; 2] = [24, 40];
/// The least mean difference of luminance, of 255, between two shapes. Plain wood has 8.7 by night and 12.9 by day, brown
/// 7.0; a shape beside itself at its worst place between pixels has 5.4 by night and 7.8 by day.
const BY_NIGHT: f32 = 6.5;
const BY_DAY: f32 = 10.0;
const GROUNDS: [(&str, f32); 2] = [(NIGHT, BY_NIGHT), (DAY, BY_DAY)];
/// Not moved.
const HERE: (f32, f32) = (0.0, 0.0);

/// What a wood's class says of a paint.
fn paint_of(wood: Wood, name: &str) -> &'static str {
    let class = wood.class().split(' ').next_back().expect("a class");
    let line = STYLE
        .lines()
        .find(|line| line.starts_with(&format!(".{class} ")));
    let line = line.unwrap_or_else(|| panic!("{class} has no paints"));
    let (_, after) = line.split_once(&format!("{name}: ")).expect("a paint");
    after.split(';').next().expect("its value")
}

/// The page's styles for one wood; what reads them knows no variables.
fn style(wood: Wood) -> String {
    let rules = STYLE
        .lines()
        .take_while(|line| !line.starts_with(".plain-wood"));
    let names = ["--paint", "--deep", "--sheen", "--pencil", "--carved"];
    names.iter().fold(rules.collect(), |style: String, name| {
        style.replace(&format!("var({name})"), paint_of(wood, name))
    })
}

/// An icon on its ground, moved to the right and down by parts of a pixel.
fn drawn(look: Look, ground: &str, size: u32, (right, down): (f32, f32)) -> Pixmap {
    let (style, symbol, icon) = (style(look.wood), symbol(look.form), icon(look));
    let class = look.wood.class();
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="{class}" width="{size}" height="{size}" viewBox="{VIEW_BOX}"><style>{style}</style>{symbol}{icon}</svg>"#
    );
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default()).expect("a drawing");
    let [r, g, b] = rgb(ground).expect("a colour");
    let mut pixels = Pixmap::new(size, size).expect("a size");
    pixels.fill(Color::from_rgba8(r, g, b, 255));
    resvg::render(
        &tree,
        Transform::from_translate(right, down),
        &mut pixels.as_mut(),
    );
    pixels
}

/// How light every pixel is.
fn luminance(pixels: &Pixmap) -> Vec<f32> {
    let light = pixels.pixels().iter().map(|pixel| {
        let [r, g, b] = [pixel.red(), pixel.green(), pixel.blue()].map(f32::from);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    });
    light.collect()
}

/// A look as it is drawn, and moved by half a pixel to the right, down, and both.
struct Picture {
    name: String,
    size: i32,
    drawn: [Vec<f32>; 4],
}

impl Picture {
    fn new(look: Look, name: &str, ground: &str, size: u32) -> Self {
        let halves = [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5)];
        Self {
            name: name.to_owned(),
            size: size as i32,
            drawn: halves.map(|moved| luminance(&drawn(look, ground, size, moved))),
        }
    }

    /// The mean difference from another picture where the two lie best on each other, to half a pixel.
    fn apart(&self, other: &[f32]) -> f32 {
        let steps = (-3..=3).flat_map(|dx| (-3..=3).map(move |dy| (dx, dy)));
        let mut least = f32::MAX;
        for (dx, dy) in steps {
            for one in &self.drawn {
                least = least.min(self.difference(one, other, dx, dy));
            }
        }
        least
    }

    fn difference(&self, one: &[f32], two: &[f32], dx: i32, dy: i32) -> f32 {
        let size = self.size;
        let mut sum = 0.0;
        for y in 0..size {
            for x in 0..size {
                let (ox, oy) = (x + dx, y + dy);
                let inside = (0..size).contains(&ox) && (0..size).contains(&oy);
                // The corner is ground.
                let there = if inside { oy * size + ox } else { 0 };
                sum += (one[(y * size + x) as usize] - two[there as usize]).abs();
            }
        }
        sum / (size * size) as f32
    }
}

/// Every two of some pictures, the closest first.
fn closest(pictures: &[Picture]) -> Vec<(f32, String)> {
    let mut pairs = Vec::new();
    for (index, one) in pictures.iter().enumerate() {
        for two in &pictures[..index] {
            pairs.push((
                one.apart(&two.drawn[0]),
                format!("{} and {}", two.name, one.name),
            ));
        }
    }
    pairs.sort_by(|one, two| one.0.total_cmp(&two.0));
    pairs
}

fn woods() -> [Wood; 5] {
    let [a, b, c, d] = Colour::ALL.map(Wood::Painted);
    [Wood::Plain, a, b, c, d]
}

fn twelve(wood: Wood, ground: &str, size: u32) -> Vec<Picture> {
    let pictures = Shape::ALL.map(|shape| {
        let form = Form::Shape(shape);
        Picture::new(Look { form, wood }, shape.name(), ground, size)
    });
    pictures.into()
}

fn print(title: &str, pairs: &[(f32, String)]) {
    println!("{title}");
    for (distance, pair) in pairs.iter().take(10) {
        println!("  {distance:5.1}  {pair}");
    }
}

#[test]
fn no_two_shapes_look_alike_in_grey() {
    for (ground, least) in GROUNDS {
        let pairs = closest(&twelve(Wood::Plain, ground, 24));
        print(&format!("grey, 24 px, on {ground}"), &pairs);
        let (distance, pair) = &pairs[0];
        assert!(*distance > least, "{pair}: {distance} on {ground}");
    }
}

/// The bound is worth something: what is alike lies below it. A quarter of a pixel is as far as a picture can be from the
/// half pixels that are tried.
#[test]
fn a_shape_that_moved_a_little_is_still_that_shape() {
    for (ground, least) in GROUNDS {
        for (shape, picture) in Shape::ALL.into_iter().zip(twelve(Wood::Plain, ground, 24)) {
            for moved in [(0.25, 0.75), (0.5, 0.5)] {
                let moved = luminance(&drawn(Look::from(shape), ground, 24, moved));
                let distance = picture.apart(&moved);
                println!("{distance:5.1}  {shape} on {ground}");
                assert!(distance < least, "{shape}: {distance} on {ground}");
            }
        }
    }
}

/// In every wood, at both sizes: marks make nothing alike.
#[test]
fn no_two_shapes_look_alike_in_any_wood() {
    let mut all = Vec::new();
    for size in SIZES {
        for wood in woods() {
            for (distance, pair) in closest(&twelve(wood, NIGHT, size)) {
                all.push((distance, format!("{pair}, {wood:?}, {size} px")));
            }
        }
    }
    all.sort_by(|one, two| one.0.total_cmp(&two.0));
    print("all woods and sizes", &all);
    let (distance, pair) = &all[0];
    assert!(*distance > BY_NIGHT, "{pair}: {distance}");
}

/// A decoy resembles its shape, but is black; the camel is nothing but a camel.
#[test]
fn decoys_and_the_camel_look_like_nothing_else() {
    let mut shapes = twelve(Wood::Plain, NIGHT, 24);
    for (shape, picture) in Shape::ALL.into_iter().zip(&shapes) {
        if shape != Shape::Brick {
            let decoy = Look::from(Form::Decoy(shape));
            let distance = picture.apart(&luminance(&drawn(decoy, NIGHT, 24, HERE)));
            assert!(distance > BY_NIGHT, "black {shape}: {distance}");
        }
    }
    shapes.push(Picture::new(Look::from(Form::Camel), "camel", NIGHT, 24));
    let (distance, pair) = &closest(&shapes)[0];
    assert!(*distance > BY_NIGHT, "{pair}: {distance}");
}

/// The rows of the contact sheet: grey, the four colours, and by night what is black; the camel is at their end.
fn rows(ground: &str) -> Vec<(Vec<Look>, bool)> {
    let mut rows = Vec::new();
    for wood in woods() {
        let mut row: Vec<Look> = Shape::ALL
            .map(|shape| Look {
                form: Form::Shape(shape),
                wood,
            })
            .into();
        row.push(Look::from(Form::Camel));
        rows.push((row, wood == Wood::Plain));
    }
    // By day black wood has a line of its own, which is not read here.
    if ground == NIGHT {
        let black = Form::all().filter(|form| matches!(form, Form::Decoy(_)));
        rows.push((black.map(Look::from).collect(), false));
    }
    rows
}

fn without_colour(pixels: &mut Pixmap) {
    let light = luminance(pixels);
    for (pixel, light) in pixels.data_mut().chunks_exact_mut(4).zip(light) {
        pixel[..3].fill(light as u8);
    }
}

#[test]
fn contact_sheet_is_drawn_on_request() {
    let Ok(path) = std::env::var("CARAVANSERAI_SHEET") else {
        return;
    };
    let mut sheet = Pixmap::new(13 * 40 * 4, 11 * (24 + 40) * 4).expect("a size");
    let mut top = 0;
    for (size, ground) in SIZES.map(|size| [(size, NIGHT), (size, DAY)]).concat() {
        for (row, grey) in rows(ground) {
            for (column, look) in row.into_iter().enumerate() {
                let mut icon = drawn(look, ground, size, HERE);
                if grey {
                    without_colour(&mut icon);
                }
                let left = (column as u32 * size * 4) as f32;
                let place = Transform::from_row(4.0, 0.0, 0.0, 4.0, left, top as f32);
                sheet.draw_pixmap(0, 0, icon.as_ref(), &PixmapPaint::default(), place, None);
            }
            top += size * 4;
        }
    }
    let picture = sheet.encode_png().expect("a picture");
    std::fs::write(&path, picture).expect("the sheet can be written");
}
