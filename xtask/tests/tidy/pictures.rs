//! What README shows and points at is there, and light enough to be shown: pictures of at most a megabyte, each told in words.

use std::fs;

use xtask::workspace;

use crate::assert_tidy;
use crate::tree::read;

const FOLDER: &str = "docs/pictures";
/// A page of pictures is to be there at once.
const MOST_BYTES: u64 = 1_000_000;

#[test]
fn pictures_of_readme_are_there_light_and_told_in_words() {
    let readme = read("README.md");
    let mut complaints = Vec::new();
    for tag in tags(&readme) {
        let Some(path) = attribute(tag, "src") else {
            complaints.push(format!("`{tag}` names no picture"));
            continue;
        };
        match fs::metadata(workspace::root().join(path)) {
            Ok(file) if file.len() > MOST_BYTES => {
                complaints.push(format!("{path} has {} bytes", file.len()));
            }
            Ok(_) => {}
            Err(error) => complaints.push(format!("{path}: {error}")),
        }
        if attribute(tag, "alt").is_none_or(str::is_empty) {
            complaints.push(format!("{path} is not told in words (`alt`)"));
        }
    }
    assert_tidy("pictures in README.md:", &complaints);
}

#[test]
fn no_picture_is_left_over() {
    let readme = read("README.md");
    let shown: Vec<&str> = tags(&readme)
        .filter_map(|tag| attribute(tag, "src"))
        .collect();
    let entries = fs::read_dir(workspace::root().join(FOLDER)).expect("a folder of pictures");
    let names = entries.map(|entry| entry.expect("a readable entry").file_name());
    let paths = names.map(|name| format!("{FOLDER}/{}", name.to_string_lossy()));
    let left: Vec<String> = paths
        .filter(|path| !shown.contains(&path.as_str()))
        .collect();
    assert_tidy("pictures that README.md does not show:", &left);
}

#[test]
fn links_of_readme_lead_somewhere() {
    let readme = read("README.md");
    let links = readme.split("](").skip(1);
    let links = links.filter_map(|rest| rest.split_once(')').map(|(link, _)| link));
    let own = links.filter(|link| !link.contains("://") && !link.starts_with('#'));
    let broken = own.filter(|link| {
        let path = link.split('#').next().unwrap_or_default();
        !workspace::root().join(path).exists()
    });
    let broken: Vec<String> = broken.map(str::to_owned).collect();
    assert_tidy("links in README.md that lead nowhere:", &broken);
}

/// Every picture in a page, as it stands there.
fn tags(page: &str) -> impl Iterator<Item = &str> {
    let rests = page.split("<img ").skip(1);
    rests.filter_map(|rest| rest.split_once('>').map(|(tag, _)| tag))
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!("{name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[test]
fn picture_is_found_with_its_words() {
    let page = "<p>\n<img src=\"a/b.webp\" width=\"49%\" alt=\"A bag\">\n</p>";
    let found: Vec<_> = tags(page).collect();
    assert_eq!(found.len(), 1);
    assert_eq!(attribute(found[0], "src"), Some("a/b.webp"));
    assert_eq!(attribute(found[0], "alt"), Some("A bag"));
    assert_eq!(attribute(found[0], "title"), None);
}
