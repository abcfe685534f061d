"""The course document, as it stands in `_source`.

A document is a course. Ids are integers here and keywords in the mapping. Flat arrays serve filters and facets;
`locations` (nested) says what holds for one and the same campus; `card` is shown and never searched.
"""

from typing import TypedDict


class GeoPoint(TypedDict):
    """WGS84 degrees, in the engine's own spelling."""

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
    """A campus as the card shows it; the same order as `locations`."""

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
    """Where a course runs, for whoever asks for a place; country: of the institute, for a course without a campus."""

    campuses: list[CardCampus]
    country: Named


class StoredCard(TypedDict):
    """The card of the listing as JSON, to be passed on: `facts` up to what depends on the place that is asked for,
    `anywhere` its end where none is, and `choices` the CardChoices to make another end of."""

    facts: str
    anywhere: str
    choices: str


class CourseDocument(TypedDict):
    """Everything the engine knows of a published course.

    duration_weeks in whole weeks; fee_pkr in whole rupees a year; intakes as month numbers 1 to 12;
    level_type_id is -1, -2 or -3; null means unknown. Lists of ids are sorted; lists of names begin with the one
    that is shown.
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
    """Whole names by which a query asks for just this course: its own, with its title, and its institute's."""
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
    duration_weeks: int | None
    tcf_ranking: int | None
    priority: int
    popularity: float
    popular: bool
    card: StoredCard


class Tombstone(TypedDict):
    """What stands in place of a course that is no longer published, so that a late write cannot revive it."""

    id: int
    deleted: bool
    content_hash: str
