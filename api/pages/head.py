"""The parts of a page head: the head, its breadcrumbs, and functions that build schema.org objects and short texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Facts = Mapping[str, Any]
Thing = dict[str, Any]

SITE_NAME = "Meridian"
DESCRIPTION_MAX_CHARACTERS = 160
"""Search engines cut descriptions with more characters than this."""


@dataclass(frozen=True)
class Crumb:
    """One entry of the breadcrumbs. `path` is the path of its page."""

    name: str
    path: str


@dataclass(frozen=True)
class Head:
    """The head of a page.

    - title: the title without the name of the site.
    - path: the path of the canonical URL.
    - thing: the schema.org object.
    - other_things: further schema.org objects, such as questions and answers.
    - is_indexed: false if search engines must ignore the page, because the page has no courses or institutes yet.
    - parents: the pages above this page in the breadcrumbs, from the highest to the lowest, without the home page.
    """

    title: str
    description: str
    path: str
    thing: Thing
    parents: tuple[Crumb, ...] = ()
    is_indexed: bool = True
    other_things: tuple[Thing, ...] = ()


def build_breadcrumbs(head: Head, site: str) -> Thing:
    """Build the schema.org breadcrumbs of a page: the home page, the parents and the page itself."""
    own = Crumb(head.thing.get("name") or head.title, head.path)
    crumbs = (Crumb(SITE_NAME, "/"), *head.parents, own)
    items = [
        build_thing("ListItem", position=position, name=crumb.name, item=f"{site}{crumb.path}")
        for position, crumb in enumerate(crumbs, start=1)
    ]
    return build_thing("BreadcrumbList", itemListElement=items)


def build_thing(kind: str, **properties: Any) -> Thing:
    """Build a schema.org object. Properties with the value None are omitted."""
    return {"@type": kind, **{key: value for key, value in properties.items() if value is not None}}


def join_parts(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


def to_web_address(text: str | None) -> str | None:
    """Return the text if it is an http or https URL, otherwise None."""
    return text if text and text.lower().startswith(("https://", "http://")) else None


def shorten(text: str) -> str:
    """Convert the text to one line. If it exceeds DESCRIPTION_MAX_CHARACTERS, cut it after a word and add "…"."""
    line = " ".join(text.split())
    if len(line) <= DESCRIPTION_MAX_CHARACTERS:
        return line
    cut = line[: DESCRIPTION_MAX_CHARACTERS - 1]
    return f"{cut.rpartition(' ')[0] or cut}…"
