"""Inserts a page head into the built index.html. All inserted text is escaped."""

import json
import re
from collections.abc import Mapping
from html import escape

from api.pages.head import SITE_NAME, Head, Thing, build_breadcrumbs

_ROOT = re.compile(r"<html\b")
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
_SCRIPT_ESCAPES = {ord(character): f"\\u{ord(character):04x}" for character in "<>&"}
"""JSON escapes for <, > and &. Without them, `</script>` in a text would end the script element."""

ROUTES_ID = "page-routes"
"""The id of the script element with the slugs."""
NOT_INDEXED = '<meta name="robots" content="noindex" />'


def insert_head(index_html: str, head: Head, site: str, data: str | None = None) -> str:
    """Insert the title, description, canonical URL, Open Graph tags, schema.org data and breadcrumbs.

    If search engines must ignore the page, a noindex tag is inserted too.

    - site: the base URL of the site.
    - data: the API path that the page requests first, or None. A preload link lets the browser request this path at
      once.
    """
    address = escape(f"{site}{head.path}")
    title, description = escape(f"{head.title} · {SITE_NAME}"), escape(head.description)
    others = [_build_script(thing) for thing in head.other_things]
    breadcrumbs = _to_script_json({"@context": "https://schema.org", **build_breadcrumbs(head, site)})
    preload = [f'<link rel="preload" as="fetch" crossorigin href="{escape(data)}" />'] if data else []
    meta = "\n    ".join(
        (
            *preload,
            f'<meta name="description" content="{description}" />',
            *([] if head.is_indexed else [NOT_INDEXED]),
            f'<link rel="canonical" href="{address}" />',
            f'<meta property="og:title" content="{title}" />',
            f'<meta property="og:description" content="{description}" />',
            f'<meta property="og:url" content="{address}" />',
            _build_script(head.thing),
            *others,
            f'<script type="application/ld+json" id="breadcrumbs">{breadcrumbs}</script>',
        )
    )
    return _replace_once(_replace_once(index_html, _TITLE, f"<title>{title}</title>"), _DESCRIPTION, meta)


def insert_thing(index_html: str, thing: Thing) -> str:
    """Insert the schema.org object of a page without a head of its own."""
    return index_html.replace("</head>", f"  {_build_script(thing)}\n  </head>", 1)


def mark_not_indexed(index_html: str) -> str:
    """Replace the description by a noindex tag. Search engines then ignore the page."""
    return _replace_once(index_html, _DESCRIPTION, NOT_INDEXED)


def mark_gone(index_html: str, title: str, description: str) -> str:
    """Insert the title and description of a page that is gone, with a noindex tag."""
    meta = f'<meta name="description" content="{escape(description)}" />\n    {NOT_INDEXED}'
    titled = _replace_once(index_html, _TITLE, f"<title>{escape(f'{title} · {SITE_NAME}')}</title>")
    return _replace_once(titled, _DESCRIPTION, meta)


def insert_routes(index_html: str, slugs: Mapping[str, str]) -> str:
    """Insert the slugs of the page types, so that the site builds its addresses without a request."""
    script = f'<script type="application/json" id="{ROUTES_ID}">{_to_script_json(slugs)}</script>'
    return index_html.replace("</head>", f"  {script}\n  </head>", 1)


def set_title(index_html: str, title: str) -> str:
    """Replace the title of the page."""
    return _replace_once(index_html, _TITLE, f"<title>{escape(title)}</title>")


def set_description(index_html: str, description: str) -> str:
    """Replace the description of the page."""
    return _replace_once(
        index_html, _DESCRIPTION, f'<meta name="description" content="{escape(description)}" />'
    )


def set_root_attributes(index_html: str, attributes: Mapping[str, str]) -> str:
    """Add attributes to the html element."""
    given = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return _replace_once(index_html, _ROOT, f"<html{given}")


def _replace_once(html: str, place: re.Pattern[str], text: str) -> str:
    changed, places = place.subn(lambda _: text, html, count=1)
    if not places:
        raise ValueError(f"index.html does not contain {place.pattern}")
    return changed


def _build_script(thing: Thing) -> str:
    data = _to_script_json({"@context": "https://schema.org", **thing})
    return f'<script type="application/ld+json">{data}</script>'


def _to_script_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).translate(_SCRIPT_ESCAPES)
