"""The language in the address of a page determines its language, direction, canonical URL and alternates."""

import re

import pytest
from starlette.requests import Request

from api.pages.page_language import (
    add_language,
    insert_alternates,
    insert_canonical,
    read_language,
    read_neutral_path,
    set_language,
)
from schemas.settings import ROOT
from schemas.vocabulary.site_languages import SiteLanguage

INDEX = (ROOT / "web" / "index.html").read_text()
LANGUAGE_TABLE = ROOT / "web" / "src" / "shared" / "texts" / "languageTable.ts"
SITE = "https://meridian.example"


def build_request(path: str, query: str) -> Request:
    return Request({"type": "http", "path": path, "query_string": query.encode(), "headers": []})


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("", "en"), ("lang=en", "en"), ("lang=ur", "ur"), ("page=2&lang=ur", "ur"), ("lang=xx", "en"), ("lang=", "en"),
        ("lang=UR", "en"), ("lang=%22%3E", "en"), ("language=ur", "en"),
    ],
)  # fmt: skip
def test_an_unknown_language_is_ignored(query: str, language: str) -> None:
    assert read_language(build_request("/course", query)) == language


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("", "/course"), ("lang=ur", "/course"), ("page=2&lang=ur", "/course?page=2"),
        ("lang=ur&languages=ur&a=x,y", "/course?languages=ur&a=x,y"),
    ],
)  # fmt: skip
def test_the_neutral_path_has_all_other_keys(query: str, path: str) -> None:
    assert read_neutral_path(build_request("/course", query)) == path


@pytest.mark.parametrize("language", SiteLanguage)
def test_the_html_element_has_the_language_and_its_direction(language: SiteLanguage) -> None:
    html = set_language(INDEX, language)
    assert f'<html lang="{language}" dir="{language.direction}">' in html
    assert (html == INDEX) == (language == "en")
    assert html.count("<title>") == 1 == html.count('name="description"')


def test_each_page_names_its_address_in_each_language() -> None:
    html = insert_alternates(INDEX, "/course?page=2", SITE)
    links = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)" />', html))
    assert links.keys() == {*SiteLanguage, "x-default"}
    assert links["en"] == links["x-default"] == f"{SITE}/course?page=2"
    assert links["ur"] == f"{SITE}/course?page=2&amp;lang=ur"


def test_the_canonical_address_has_the_language() -> None:
    assert add_language("/", "en") == "/"
    html = insert_canonical(INDEX, add_language("/", "ur"), SITE)
    assert f'<link rel="canonical" href="{SITE}/?lang=ur" />' in html


def test_a_hostile_address_stays_an_address() -> None:
    hostile = read_neutral_path(build_request('/course"><script>', 'a="><script>&lang=ur'))
    html = insert_alternates(insert_canonical(INDEX, hostile, SITE), hostile, SITE)
    assert html.count("<script") == INDEX.count("<script")


def test_the_web_has_the_same_languages() -> None:
    """If the test fails, run `make generate`."""
    table = re.findall(
        r"""^  (\w\w): \{ name: "(.+)", locale: "(.+)", direction: "(\w+)" \},$""",
        LANGUAGE_TABLE.read_text("utf-8"),
        re.MULTILINE,
    )
    assert table == [(each, each.native_name, each.locale, each.direction) for each in SiteLanguage]
