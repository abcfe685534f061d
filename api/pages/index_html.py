"""A head written into the built index.html. Whatever a course is called, it stays text."""

import json
import re
from collections.abc import Mapping
from html import escape

from api.pages.page_head import SITE_NAME, Head

_ROOT = re.compile(r"<html\b")
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
_NOT_IN_SCRIPTS = {ord(character): f"\\u{ord(character):04x}" for character in "<>&"}
"""Nothing in a script may look like markup; JSON can write any character by its number."""

NOT_INDEXED = '<meta name="robots" content="noindex" />'


def insert_head(index_html: str, head: Head, site: str, data: str | None = None) -> str:
    """index_html with the title, description, address and facts of one page.

    site: the address of the site; data: the path of the call that the page will ask first, which the browser then asks
    while the page's code is still on its way.
    """
    address = escape(f"{site}{head.path}")
    title, description = escape(f"{head.title} · {SITE_NAME}"), escape(head.description)
    asked = [f'<link rel="preload" as="fetch" crossorigin href="{escape(data)}" />'] if data else []
    meta = "\n    ".join(
        (
            *asked,
            f'<meta name="description" content="{description}" />',
            f'<link rel="canonical" href="{address}" />',
            f'<meta property="og:title" content="{title}" />',
            f'<meta property="og:description" content="{description}" />',
            f'<meta property="og:url" content="{address}" />',
            f'<script type="application/ld+json">{_json({"@context": "https://schema.org", **head.thing})}</script>',
        )
    )
    return _replace_once(_replace_once(index_html, _TITLE, f"<title>{title}</title>"), _DESCRIPTION, meta)


def mark_not_indexed(index_html: str) -> str:
    """index_html of a page about something that there is not."""
    return _replace_once(index_html, _DESCRIPTION, NOT_INDEXED)


def set_root_attributes(index_html: str, attributes: Mapping[str, str]) -> str:
    """index_html with attributes of its root, by name."""
    given = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return _replace_once(index_html, _ROOT, f"<html{given}")


def _replace_once(html: str, place: re.Pattern[str], text: str) -> str:
    changed, places = place.subn(lambda _: text, html, count=1)
    if not places:
        raise ValueError(f"index.html has no {place.pattern}, where a page's own belongs")
    return changed


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).translate(_NOT_IN_SCRIPTS)
