"""The texts of the site: links lead to pages, sanitising keeps each tag, and translations have the same structure."""

import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from indexer.catalogue.content import load
from indexer.catalogue.content.load import FOLDER, InvalidTranslation, read_texts
from indexer.catalogue.sample.csv_tables import read_table
from indexer.catalogue.sample.scholarships import FILE as SCHOLARSHIPS
from schemas.html import sanitise_html
from schemas.settings import ROOT
from schemas.vocabulary.kinds import LevelType
from schemas.vocabulary.languages import LANGUAGE_OPTIONS
from schemas.vocabulary.page_types import ALL_PAGE_TYPES, PAGE_TYPES

FILES = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*/*.toml"))}
GUIDES = sorted(file.stem for file in (FOLDER / "blogs").glob("*.toml"))
ITEMS = {PAGE_TYPES["blog_detail"].slug: set(GUIDES), PAGE_TYPES["What_is_interesting"].slug: set(FILES)}
"""The item slugs that may follow a page type's slug in an address."""
LISTING = PAGE_TYPES["course"].slug
QUERIES = {
    (LISTING, "types"): {str(level).replace("_", "-") for level in LevelType},
    (LISTING, "language"): set(LANGUAGE_OPTIONS),
}
"""The accepted values in the query of a link, by the slug of the page and the key."""
INLINE = {"bdi", "em", "strong"}
"""Tags that a translation may add or leave out."""
MARKED_AS_LATIN = re.compile(r"<(bdi|blockquote).*?</\1>", re.DOTALL)


class Tags(HTMLParser):
    """The start tags of the HTML, with all attributes except `rel`."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {key: value for key, value in attrs if key != "rel"}))


def read_links(html: str) -> list[str]:
    return [str(attributes["href"]) for tag, attributes in Tags(html).tags if tag == "a"]


def list_blocks(html: str) -> list[str]:
    return [tag for tag, _ in Tags(html).tags if tag not in INLINE]


def remove_tags(html: str) -> str:
    return re.sub(r"<[^>]+>", " ", html)


def list_html() -> Iterator[tuple[str, str]]:
    for slug, text in FILES.items():
        yield f"{slug} en", text["content"]
        for language, translation in text["translations"].items():
            if "content" in translation:
                yield f"{slug} {language}", translation["content"]
    for file in (ROOT / "indexer/catalogue/sample/home").glob("*.html"):
        yield file.name, file.read_text("utf-8")
    for line in read_table(SCHOLARSHIPS, dict):
        yield line["code"], line["description"] + line["eligibility"]


def find_fault(link: str) -> str | None:
    """Return what is wrong with a link inside the site, or None."""
    address = urlsplit(link)
    if address.scheme or address.netloc or not address.path.startswith("/"):
        return "leads to another site"
    slug, *parts = address.path[1:].split("/")
    page_types = [each for each in ALL_PAGE_TYPES if each.slug == slug and len(parts) in each.part_counts]
    if not page_types:
        return "no page has this address"
    if parts and not set(parts) <= ITEMS.get(slug, set()):
        return f"{parts} is not in the files"
    for key, values in parse_qsl(address.query, strict_parsing=bool(address.query)):
        if not set(values.split(",")) <= QUERIES.get((slug, key), set()):
            return f"unknown value of {key}"
    return None


def test_each_link_leads_to_a_page() -> None:
    faults = [(name, link, find_fault(link)) for name, html in list_html() for link in read_links(html)]
    assert len(faults) > 100
    assert [fault for fault in faults if fault[2] is not None] == []


@pytest.mark.parametrize(
    "link",
    ["/blog-details/scholarships", "/blog-detail/none", "/blog-detail", "course", "//course", "https://a.example/course",
     "/course?types=master", "/course?level=doctorate", "/course/", "/visa-detail/x"],
)  # fmt: skip
def test_a_wrong_link_is_found(link: str) -> None:
    assert find_fault(link) is not None


def test_sanitising_keeps_every_tag_and_attribute() -> None:
    for name, html in list_html():
        assert Tags(sanitise_html(html)).tags == Tags(html).tags, name


def test_there_are_twelve_guides_of_a_readable_length_without_figures() -> None:
    assert len(GUIDES) == 12
    for slug in GUIDES:
        text = remove_tags(re.sub(r"<h2>\d+(\.|۔) ", "<h2>", FILES[slug]["content"]))
        assert 270 <= len(text.split()) <= 900, slug
        assert not re.search(r"\d", text), slug
        assert len(FILES[slug]["summary"]) <= 160, slug


@pytest.mark.parametrize("language", ["ur", "ar"])
@pytest.mark.parametrize("slug", FILES)
def test_a_translation_has_the_structure_and_the_links_of_the_english_text(slug: str, language: str) -> None:
    english, translated = FILES[slug], FILES[slug]["translations"][language]
    assert translated["reviewed"] == "no"
    assert set(translated) - {"reviewed"} == {"name", "heading", "summary", "content"}
    assert read_links(translated["content"]) == read_links(english["content"])
    assert list_blocks(translated["content"]) == list_blocks(english["content"])
    letters = list(filter(str.isalpha, remove_tags(re.sub(MARKED_AS_LATIN, "", translated["content"]))))
    assert sum("\u0600" <= letter <= "\u06ff" for letter in letters) > 0.97 * len(letters)


@pytest.mark.parametrize("slug", FILES)
def test_the_arabic_name_heading_and_summary_are_in_arabic(slug: str) -> None:
    arabic = FILES[slug]["translations"]["ar"]
    for field in ("name", "heading", "summary"):
        assert not re.search("[A-Za-z]", arabic[field]), field
        assert len(arabic[field]) <= 160, field


@pytest.mark.parametrize(
    ("old", "new"),
    [('reviewed = "no"\n', ""), ('reviewed = "no"', 'reviewed = "maybe"'), ("\nname =", "\nnames =")],
)
def test_an_incomplete_translation_is_named(old: str, new: str, tmp_path: Path) -> None:
    head, translation = (FOLDER / "pages/careers.toml").read_text("utf-8").split("[translations.ur]")
    text = f"{head}[translations.ur]{translation.replace(old, new, 1)}"
    (tmp_path / "careers.toml").write_text(text, encoding="utf-8")
    with pytest.raises(InvalidTranslation, match="careers"):
        list(read_texts(tmp_path))


def test_a_loaded_translation_has_no_mark() -> None:
    for text in read_texts(load.FOLDER / "pages"):
        for language in ("ur", "ar"):
            assert set(text["translations"][language]) == {"name", "heading", "summary", "content"}
