//! The page's head, put together: title, description, language, and what is shown under a link.

use lingo::Book;

use super::paths::Front;

/// Where the head of the page says what it is; everything between is ours to write.
const BEGIN: &str = "<!-- front -->";
const END: &str = "<!-- /front -->";
/// Around a message that the page says itself; its key follows.
const SAY: &str = "<!-- say ";
const SAID: &str = "<!-- /say -->";
/// What the page says itself.
#[cfg(test)]
const SAYS: [&str; 3] = ["page-waiting", "page-needs", "page-old"];
/// The language of the page as it lies there.
const LANG: &str = "<html lang=\"en\">";

/// Where a page is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    /// `https://camel.example`.
    pub(crate) origin: &'a str,
    /// `/duel`.
    pub(crate) path: &'a str,
    /// The path of its picture.
    pub(crate) picture: Option<&'a str>,
}

/// The page as it is sent: what it says of itself is in the reader's language, and everything in it is escaped.
pub(crate) fn dressed(page: &str, front: &Front, book: &Book, place: Place<'_>) -> String {
    let Some((before, rest)) = page.split_once(BEGIN) else {
        return page.to_owned();
    };
    let Some((_, after)) = rest.split_once(END) else {
        return page.to_owned();
    };
    let lang = format!("<html lang=\"{}\">", book.language().tag());
    before.replacen(LANG, &lang, 1) + &head(front, book, place) + &spoken(after, book)
}

/// What the page says while it waits, or where it cannot run.
fn spoken(page: &str, book: &Book) -> String {
    let mut said = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(SAY) {
        said += before;
        let parts = after.split_once(" -->").and_then(|(key, after)| {
            let (english, after) = after.split_once(SAID)?;
            Some((key, english, after))
        });
        let Some((key, english, after)) = parts else {
            break;
        };
        match book.text(key) {
            Some(text) => said += &escaped(text),
            None => said += english,
        }
        rest = after;
    }
    said + rest
}

fn head(front: &Front, book: &Book, place: Place<'_>) -> String {
    let say = |key: &'static str| book.text(key).unwrap_or(key);
    let house = say("house");
    let parts: Vec<&str> = front.title.iter().map(|&key| say(key)).collect();
    let title = parts.join(" · ");
    let full = if title.starts_with(house) {
        title.clone()
    } else {
        format!("{title} · {house}")
    };
    let what = say(front.what);
    let mut head = format!("<title>{}</title>\n", escaped(&full));
    let mut meta = |kind: &str, name: &str, text: &str| {
        let text = escaped(text);
        head += &format!("<meta {kind}=\"{name}\" content=\"{text}\">\n");
    };
    meta("name", "description", what);
    if !front.listed {
        meta("name", "robots", "noindex");
    }
    meta("property", "og:type", "website");
    meta("property", "og:site_name", house);
    meta("property", "og:title", &title);
    meta("property", "og:description", what);
    meta(
        "property",
        "og:url",
        &format!("{}{}", place.origin, place.path),
    );
    if let Some(picture) = place.picture {
        meta(
            "property",
            "og:image",
            &format!("{}{picture}", place.origin),
        );
        meta("property", "og:image:width", "1200");
        meta("property", "og:image:height", "630");
        meta("property", "og:image:alt", &title);
        meta("name", "twitter:card", "summary_large_image");
    } else {
        meta("name", "twitter:card", "summary");
    }
    head.trim_end().to_owned()
}

/// A text as it may stand in a page, in quotes or between tags.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use lingo::Language;
    use lingo::compile::compile;

    use super::*;
    use crate::fronts::paths::{all, front_of};

    const PAGE: &str = include_str!("../../../web/page/index.html");

    /// The messages as the client has them.
    fn book(language: Language) -> Book {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/locales");
        let mut files = Vec::new();
        for entry in fs::read_dir(folder.join(language.tag())).unwrap() {
            let path = entry.unwrap().path();
            files.push((
                path.display().to_string(),
                fs::read_to_string(path).unwrap(),
            ));
        }
        let files = files
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()));
        compile(language, files).unwrap()
    }

    fn at(path: &str) -> Place<'_> {
        Place {
            origin: "https://camel.example",
            path,
            picture: Some("/assets/link-0.png"),
        }
    }

    fn page_of(path: &str, language: Language) -> String {
        dressed(PAGE, front_of(path).unwrap(), &book(language), at(path))
    }

    #[track_caller]
    fn says(page: &str, words: &str) {
        assert!(page.contains(words), "no {words} in\n{page}");
    }

    #[test]
    fn a_link_that_is_shared_says_what_it_leads_to() {
        let page = page_of("/duel", Language::English);
        says(&page, "<html lang=\"en\">");
        says(&page, "<title>Duel over Dschamál · Caravanserai</title>");
        says(
            &page,
            "<meta property=\"og:title\" content=\"Duel over Dschamál\">",
        );
        says(
            &page,
            "<meta property=\"og:url\" content=\"https://camel.example/duel\">",
        );
        says(
            &page,
            "\"og:image\" content=\"https://camel.example/assets/link-0.png\"",
        );
        says(&page, "<meta property=\"og:type\" content=\"website\">");
        says(
            &page,
            "<meta property=\"og:site_name\" content=\"Caravanserai\">",
        );
        says(
            &page,
            "<meta name=\"twitter:card\" content=\"summary_large_image\">",
        );
        says(
            &page,
            "<meta name=\"description\" content=\"Two hands, one dark bag:",
        );
        assert_eq!(page.matches("<title>").count(), 1);
        assert_eq!(page.matches("\"description\"").count(), 1);
        assert!(!page.contains("noindex"));
    }

    #[test]
    fn it_says_so_in_the_readers_language() {
        let said = |language| page_of("/d/abcd-efgh-jkmn", language);
        let german = said(Language::German);
        says(&german, "<html lang=\"de\">");
        says(
            &german,
            "<title>Ein Platz für dich · Dschamál · Caravanserai</title>",
        );
        says(&said(Language::French), "<html lang=\"fr\">");
        says(
            &said(Language::French),
            "\"og:title\" content=\"Une place t’attend · Dschamál\"",
        );
        says(
            &said(Language::Dutch),
            "\"og:title\" content=\"Een plaats voor jou · Dschamál\"",
        );
        says(&said(Language::English), "noindex");
    }

    #[test]
    fn every_front_is_said_in_every_language() {
        for language in Language::ALL {
            let book = book(language);
            for front in all() {
                for key in front.title.iter().chain([&front.what]) {
                    let text = book.text(key);
                    assert!(
                        text.is_some_and(|text| !text.is_empty()),
                        "{language:?}: {key}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_the_page_says_itself_is_said_in_the_readers_language() {
        let german = page_of("/", Language::German);
        says(
            &german,
            "<p id=\"waiting-words\" hidden>Die Lampen werden angezündet …</p>",
        );
        assert!(!german.contains("<!--"), "{german}");
        let english = book(Language::English);
        for key in SAYS {
            let said = format!("{SAY}{key} -->{}{SAID}", english.text(key).unwrap());
            says(PAGE, &said);
        }
    }

    #[test]
    fn nothing_gets_out_of_its_quotes() {
        let odd = "/t/\"><script>alert('&')</script>";
        let page = dressed(
            PAGE,
            front_of("/duel").unwrap(),
            &book(Language::English),
            at(odd),
        );
        says(
            &page,
            "camel.example/t/&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;\"",
        );
        assert!(!page.contains("<script>"));
    }

    #[test]
    fn without_pictures_it_does_without() {
        let place = Place {
            picture: None,
            ..at("/")
        };
        let page = dressed(
            PAGE,
            front_of("/").unwrap(),
            &book(Language::English),
            place,
        );
        says(&page, "<title>Caravanserai: two games, one camel</title>");
        says(&page, "<meta name=\"twitter:card\" content=\"summary\">");
        assert!(!page.contains("og:image"));
    }

    #[test]
    fn a_page_without_room_for_it_stays_as_it_is() {
        let front = front_of("/").unwrap();
        let plain = dressed("<html lang=\"en\">", front, &Book::default(), at("/"));
        assert_eq!(plain, "<html lang=\"en\">");
    }
}
