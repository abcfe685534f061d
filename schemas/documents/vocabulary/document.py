"""The vocabulary document. Its `_id` is `<kind>:<id>`."""

from typing import Any, Literal, TypedDict

VocabularyKind = Literal[
    "region", "country", "state", "city", "discipline", "specialization", "degree_level_group", "degree_level",
    "institute", "campus", "currency",
]  # fmt: skip


class VocabularyDocument(TypedDict):
    """One value.

    Kinds: every region, country, discipline, specialization, degree level (group) and currency; the states and
    cities that have a campus; published institutes and their published campuses.
    parents: ids by kind (a city has state and country, a campus institute and city, a specialization discipline,
    a degree level its group; a region lists its countries under `countries`).
    position: the order among its kind where that is not the name's; extra: what else is shown
    (logo, icon, institute_type, display_name, level_type, code, value_to_pkr, rate_date, iso2, latitude, longitude).
    old_slugs: slugs that lead here since a rename.
    """

    kind: VocabularyKind
    id: int
    slug: str
    old_slugs: list[str]
    name: str
    position: int
    parents: dict[str, Any]
    extra: dict[str, Any]
