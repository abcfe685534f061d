"""Sanitises the HTML of articles and pages. Scripts, styles, frames, forms and event handlers are removed.

Texts are sanitised before they are stored. The API sanitises them again before it sends them, because somebody may have
changed a stored text with SQL.
"""

import re
from collections.abc import Collection, Mapping
from html import unescape

import nh3

_TAGS = {
    "a", "abbr", "b", "bdi", "blockquote", "br", "caption", "code", "dd", "dl", "dt", "em", "figcaption", "figure",
    "h2", "h3", "h4", "hr", "i", "img", "li", "ol", "p", "small", "strong", "sub", "sup", "table", "tbody", "td", "th",
    "thead", "tr", "ul",
}  # fmt: skip
"""The allowed tags. h1 is not allowed, because each page has its own h1."""
_ATTRIBUTES = {
    "a": {"href", "title"},
    "abbr": {"title"},
    "img": {"alt", "height", "src", "width"},
    "ol": {"start"},
    "td": {"colspan", "rowspan"},
    "th": {"colspan", "rowspan", "scope"},
    "*": {"dir", "lang"},
}
_SCHEMES = {"http", "https", "mailto", "tel"}
_OWN_PATH = re.compile(r"/(?![/\\])[^\\\s]*")
"""A path on this site. `//host` and `/\\host` lead to another site."""


def sanitise_html(html: str) -> str:
    """Keep only allowed tags and attributes. Images must be files of this site. Links cannot run scripts."""
    return nh3.clean(
        html,
        tags=_TAGS,
        attributes=_ATTRIBUTES,
        attribute_filter=_filter_attribute,
        url_schemes=_SCHEMES,
        link_rel="noopener noreferrer",
    )


def extract_text(html: str) -> str:
    """Return the text of HTML in one line: "<p>Fees &amp; rent</p><p>Paid</p>" → "Fees & rent Paid"."""
    return " ".join(unescape(nh3.clean(html.replace("<", " <"), tags=set())).split())


def is_blank(html: str) -> bool:
    """True if sanitised HTML has neither text nor an image, such as `<p><br></p>` of an emptied field in a browser."""
    images = nh3.clean(html, tags={"img"}, attributes={"img": {"src"}, "*": set()})
    return '<img src="' not in images and not extract_text(html)


def sanitise_translations(
    translations: Mapping[str, Mapping[str, str]], html_fields: Collection[str] = ("content",)
) -> dict[str, dict[str, str]]:
    """Sanitise the HTML in `translations`: the texts of `html_fields`. Other fields are plain text."""
    return {
        language: {
            field: sanitise_html(text) if field in html_fields else text for field, text in texts.items()
        }
        for language, texts in translations.items()
    }


def _filter_attribute(_: str, attribute: str, value: str) -> str | None:
    """Return None for an image that is not a file of this site, and for a path to another site, such as `//host`."""
    if attribute == "src":
        return value if _OWN_PATH.fullmatch(value) else None
    if attribute == "href" and value.startswith(("/", "\\")):
        return value if _OWN_PATH.fullmatch(value) else None
    return value
