"""The `_source` of the course document.

A document is a course. Ids are integers here and keywords in the mapping. Filters and facets use flat arrays.
`locations` (nested) keeps the values of one campus together. `card` is returned and never searched.
"""

from typing import TypedDict

from schemas.contracts.course.card import CardInstitute


class GeoPoint(TypedDict):
    """WGS84 degrees, with the field names of Elasticsearch."""

    lat: float
    lon: float


class Named(TypedDict):
    id: int
    slug: str
    name: str


class Location(TypedDict):
    """One published campus of the course."""

    campus_id: int
    city_id: int
    state_id: int
    country_id: int
    point: GeoPoint


class CardCampus(TypedDict):
    """A campus of the card. Campuses have the same order as `locations`."""

    id: int
    slug: str
    name: str
    city: Named
    state: Named
    country: Named
    country_iso2: str
    latitude: float
    longitude: float


class CardChoices(TypedDict):
    """The campuses of a course, from which a place filter selects. country: the country of the institute."""

    campuses: list[CardCampus]
    country: Named
    institute: CardInstitute


class StoredCard(TypedDict):
    """The card of the listing in three parts of JSON text.

    facts: the fields that do not depend on the requested place. anywhere: the other fields for requests without a
    place. choices: the CardChoices, from which the other fields are built for a requested place.
    """

    facts: str
    anywhere: str
    choices: str


class CourseDocument(TypedDict):
    """The fields of a published course.

    duration_weeks: whole weeks; fee_pkr: whole Pakistani rupees per year; fee_pkr_unrounded: the same
    before rounding, for fee ranges in other currencies; intakes: month numbers 1 to 12; level_type_id: -1, -2 or -3.
    Null means unknown. Lists of ids are sorted. A list of names begins with the name that lists show.
    """

    id: int
    deleted: bool
    content_hash: str
    slug: str
    name: str
    course_title: str | None
    specialization_names: list[str]
    discipline_names: list[str]
    degree_level_names: list[str]
    institute_names: list[str]
    campus_names: list[str]
    city_names: list[str]
    state_names: list[str]
    country_names: list[str]
    exact_names: list[str]
    """The course name, the course name with the title, and the institute names.

    A query equal to one ranks the course first.
    """
    level_type_id: int
    degree_level_id: int
    discipline_ids: list[int]
    specialization_ids: list[int]
    institute_id: int
    institute_type: str
    study_mode: str
    language: str
    campus_ids: list[int]
    city_ids: list[int]
    state_ids: list[int]
    country_ids: list[int]
    points: list[GeoPoint]
    locations: list[Location]
    intakes: list[int]
    fee_pkr: int | None
    fee_pkr_unrounded: float | None
    duration_weeks: int | None
    tcf_ranking: int | None
    priority: int
    popularity: float
    popular: bool
    card: StoredCard


class Tombstone(TypedDict):
    """Replaces the document of an unpublished course, so that a late write cannot restore the course."""

    id: int
    deleted: bool
    content_hash: str
