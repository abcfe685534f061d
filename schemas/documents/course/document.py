"""The `_source` of a course document. Each document is one course.

- Filters and facets of places, subjects, levels and institutes use ids, such as `city_ids`.
  - `locations` is a nested field, which keeps the city, state and country of one campus together.
- `card` is the card that lists show, in parts. Elasticsearch stores the card but does not index it.

These ids are integers in the document and keywords in the mapping. Only `id` is an integer in both.
"""

from typing import TypedDict

from schemas.contracts.course.card import CardInstitute


class GeoPoint(TypedDict):
    """A point in WGS84 degrees. Elasticsearch requires these key names."""

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
    """A campus that the card can show. CardChoices.campuses has the same order as CourseDocument.locations."""

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
    """The data from which the keys of PLACE_KEYS are built if the request has a place or campus filter.

    - campuses: all published campuses of the course. The card shows the first campus that passes the filters.
    - country: the country of the institute, for a course without a campus.
    """

    campuses: list[CardCampus]
    country: Named
    institute: CardInstitute


class StoredCard(TypedDict):
    """The card of the listing in three parts, each as text.

    - facts: the keys with the same value for every request, as a JSON object without its closing brace.
    - anywhere: the keys of PLACE_KEYS (country, campus, campus_count) for a request without a place or campus filter,
      as a JSON object without its opening brace.
    - choices: a CardChoices as JSON. The keys of PLACE_KEYS for other requests are built from these choices.
    """

    facts: str
    anywhere: str
    choices: str


class CourseDocument(TypedDict):
    """A published course. Null means unknown.

    - fee_pkr: whole Pakistani rupees per year.
    - fee_pkr_unrounded: the same fee before rounding. Fee filters in other currencies compare with this fee.
    - duration_weeks: whole weeks.
    - intakes: month numbers from 1 to 12.
    - english_tests: the accepted tests, such as ielts, or only unknown. english_minimums: the lowest accepted scores.
    - application_deadline: days since 1970-01-01.
    - level_type_id: -1 is undergraduate, -2 postgraduate, -3 postgraduate by research.

    Lists of ids are sorted. Without a place or campus filter, cards show the first name of a list of names.
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
    """The name of the course, the combinations of its name and title, and the names of its institute and campuses.

    If the whole search text equals one of these names, a search by relevance lists the course before courses without
    such a name.
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
    english_tests: list[str]
    english_minimums: dict[str, float]
    application_deadline: int | None
    fee_pkr: int | None
    fee_pkr_unrounded: float | None
    duration_weeks: int | None
    tcf_ranking: int | None
    priority: int
    popularity: float
    popular: bool
    card: StoredCard


class Tombstone(TypedDict):
    """The document of an unpublished course.

    The tombstone has a higher version than all earlier writes of the course. Elasticsearch therefore rejects an earlier
    write that arrives late.
    """

    id: int
    deleted: bool
    content_hash: str
