"""The value name document. Its `_id` is `<kind>:<id>`."""

from typing import Any, Literal, TypedDict

ValueKind = Literal[
    "region", "country", "state", "city", "discipline", "specialization", "degree_level_group", "degree_level",
    "institute", "campus", "currency", "lexicon",
]  # fmt: skip


class ValueNameDocument(TypedDict):
    """One value.

    The index has every region, country, discipline, specialization, degree level, degree level group and currency.
    It has states and cities with a campus, and published institutes with their published campuses.
    parents: ids by kind. A city has state and country. A campus has institute and city. A specialization has
    discipline, and a degree level has its group. A region has the list of its countries under `countries`.
    position: the order among values of the same kind; null for kinds in the order of their names.
    extra: further fields of responses (logo, icon, institute_type, display_name, level_type, code, value_to_pkr,
    rate_date, iso2, latitude, longitude).
    other_names: of a place, short forms and names in other languages. entries, ordinary_words and dictionary_words: of
    the lexicon, whose documents come from the tables of schemas/taxonomy/lexicon and not from PostgreSQL.
    old_slugs: earlier slugs of the value, which requests can still use.
    """

    kind: ValueKind
    id: int
    slug: str
    old_slugs: list[str]
    name: str
    position: int
    parents: dict[str, Any]
    extra: dict[str, Any]
