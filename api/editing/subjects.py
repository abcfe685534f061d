"""The facts about a row that editors cannot change, such as its place, unit, currency and source."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from api.database import Connection, read_rows
from api.editing.entries import Content
from api.pages.indexed import is_site_page
from schemas.editing.statements import READ_SUBJECT
from schemas.vocabulary.kinds import Status

_KEYS = ("country_id", "city_id", "currency_id", "source_id", "institute_id", "discipline_id")
_PLACES: Mapping[str | None, tuple[str, ...]] = {
    "country": ("country",),
    "city": ("city", "country"),
    "institute": ("institute",),
    "discipline": ("discipline",),
    None: (),
}
_SHOWN = ("institute", "discipline", "city", "country", "kind", "unit", "currency", "language", "source")


@dataclass(frozen=True, slots=True)
class Subject:
    """What the form of a row shows above its fields.

    - place: the name of the city, country, institute or discipline that the row is about. None for other content.
    - facts: pairs of a key of `SUBJECT_NAMES` and a value. The value is a key of `VALUE_NAMES`,
      a language code, a currency code or a name, such as the name of the institute.
    - path: the address of the page that shows the row, such as /course-detail?course_id=1. It begins with the default
      slug of the page type. None if visitors can open no such page.
    - is_institute_hidden: the row belongs to an institute that is not published, so visitors cannot see the row.
    """

    place: str | None
    facts: list[tuple[str, str]]
    path: str | None
    is_institute_hidden: bool


async def read_subject(connection: Connection, content: Content) -> Subject:
    public = content.public
    (named,) = await read_rows(connection, READ_SUBJECT, {key: public.get(key) for key in _KEYS})
    values = {**public, **named}
    is_hidden = content.noun.place == "institute" and named["institute_status"] != Status.PUBLISHED
    shown = [key for key in _SHOWN if key not in {field.key for field in content.noun.fields}]
    slugs = {place: named[f"{place}_slug"] for place in ("country", "institute", "discipline")}
    return Subject(
        place=", ".join(named[each] for each in _PLACES[content.noun.place] if named[each]) or None,
        facts=[(key, str(values[key])) for key in shown if values.get(key) is not None],
        path=None if is_hidden else _build_path(content, {**public, **slugs}),
        is_institute_hidden=is_hidden,
    )


def _build_path(content: Content, columns: Mapping[str, Any]) -> str | None:
    if content.noun.path is None or not content.is_public:
        return None
    if is_site_page(columns):
        return f"/{columns['slug']}"
    return content.noun.path.format_map(columns)
