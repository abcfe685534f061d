"""Reads the language of a page from its address, and writes the language into the HTML."""

import re
from collections.abc import Mapping
from html import escape
from typing import Any
from urllib.parse import parse_qs, quote

from starlette.requests import Request

from api.pages.index_html import set_description, set_title
from api.pages.page_address import Noun
from schemas.texts.reading import TEXTS
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE, LANGUAGE_KEY, SiteLanguage

_SAME_PURPOSE: Mapping[str, tuple[str, ...]] = {
    "meta_title": ("name",),
    "meta_description": ("short_description", "description"),
    "short_description": ("description",),
}
"""The columns whose text the page shows if the key column is empty."""
_ROOT = re.compile(r'<html lang="[a-z]*" dir="[a-z]*"')


def read_language(request: Request) -> str:
    """Parse the language in the query string of a request with `parse_language`."""
    return parse_language(request.scope["query_string"].decode("latin-1"))


def parse_language(query: str) -> str:
    """Return the language in a query: lang=ur → "ur". An unknown language is ignored: the page is in English."""
    language = parse_qs(query).get(LANGUAGE_KEY, [DEFAULT_LANGUAGE])[-1]
    return language if language in tuple(SiteLanguage) else DEFAULT_LANGUAGE


def translate_row(row: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Replace the English texts of a row by its translations into the language.

    The key `language` is added: the language of the texts, which is English if the row has no translation.
    """
    translated = row["translations"].get(language)
    return {**row, "language": language if translated else DEFAULT_LANGUAGE, **(translated or {})}


def translate_facts(noun: Noun, facts: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Translate the facts of a page like `translate_row`, with two special cases.

    - institute: an English text is removed if the page can show a translated text instead (_SAME_PURPOSE).
    - campus: the name of its institute is translated too.
    """
    translated = facts["translations"].get(language) or {}
    shown = translate_row(facts, language)
    if noun == "institute":
        for column, others in _SAME_PURPOSE.items():
            if column not in translated and not translated.keys().isdisjoint(others):
                shown[column] = None
    if noun == "campus":
        institute = facts["institute_translations"].get(language) or {}
        shown["institute_name"] = institute.get("name", facts["institute_name"])
    return shown


def add_language(path: str, language: str) -> str:
    """Add the language to a path: ("/course?page=2", "ur") → "/course?page=2&lang=ur". English adds nothing."""
    if language == DEFAULT_LANGUAGE:
        return path
    return f"{path}{'&' if '?' in path else '?'}{LANGUAGE_KEY}={language}"


def read_neutral_path(request: Request) -> str:
    """Return the path and query of a request without its language."""
    pairs = request.scope["query_string"].decode("latin-1").split("&")
    query = "&".join(pair for pair in pairs if pair and pair.partition("=")[0] != LANGUAGE_KEY)
    path = quote(request.scope["path"], safe="/+:@!$&'()*,;=~")
    return f"{path}?{query}" if query else path


def set_language(index_html: str, language: str) -> str:
    """Set the language and direction of the html element, and the title and description of the site.

    The built index.html is in English already, so English changes nothing.
    """
    if language == DEFAULT_LANGUAGE:
        return index_html
    chosen = SiteLanguage(language)
    root = f'<html lang="{language}" dir="{chosen.direction}"'
    html, places = _ROOT.subn(root, index_html, count=1)
    if not places:
        raise ValueError("The html element of index.html has no language and direction")
    head = TEXTS[chosen].head
    return set_description(set_title(html, head.title), head.description)


def insert_alternates(html: str, path: str, site: str) -> str:
    """Insert a link to the page in each language. `path` is the path of the page without a language.

    The address without a language is the English page. It is also the default (x-default) for all other languages.
    """
    links = [
        f'<link rel="alternate" hreflang="{code}" href="{escape(site + add_language(path, language))}" />'
        for code, language in [*((each, each) for each in SiteLanguage), ("x-default", DEFAULT_LANGUAGE)]
    ]
    return html.replace("</head>", "  " + "\n    ".join(links) + "\n  </head>", 1)


def insert_canonical(html: str, path: str, site: str) -> str:
    """Insert the canonical URL into a page without its own head."""
    return html.replace("</head>", f'  <link rel="canonical" href="{escape(site + path)}" />\n  </head>', 1)
