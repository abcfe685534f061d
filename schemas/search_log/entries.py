"""The entries of the search log, as they are in the spool files.

An entry has no IP address, no account and no coordinates. Personal data is removed from free text before it is written.
"""

from typing import Any, Literal, NotRequired, TypedDict

Device = Literal["phone", "tablet", "desktop", "robot"]
LocationKind = Literal["none", "places", "region", "point", "text"]


class SearchEntry(TypedDict):
    """One search that got a response.

    - visit: a random id of this browser and this UTC day.
    - text, query: the typed text, and the same text in lower case for grouping. An empty text is null.
    - correction: another spelling that the search used or offered.
    - interpreted: kinds and values of the text's meaning, such as "place: Australia".
    - lacks: the kinds of requirements in the text, such as "fee", that the additional results of a widened search need
      not meet.
    - filters: the filters that the visitor selected, such as "countries: Australia".
    - selection: the key `filters` of the request without empty filters, and `interpret` if it is false. None if the
      search cannot be repeated: near a point, with words that must not be interpreted, or with personal data in the
      text.
    - location: how the search is limited to places. "text" means that only the text names a place.
    - places, countries, subjects: the names that filters and text select.
    - shown: the ids of the courses on the page, in the order of the page.
    - elasticsearch_ms, total_ms: the time in Elasticsearch, and of the whole search.
    - generation, ranking: the number of the searched index, and a hash of the ranking's code. If an experiment
      interleaved the results, the hashes of both rankings, separated by a comma.
    - experiment: the experiment that interleaved the results. Without interleaving, this key and the following keys are
      absent.
    - first_team, second_team: the shown courses that the ordinary ranking and the other ranking placed. Courses
      after the interleaved list have no team.
    """

    kind: Literal["search"]
    id: str
    at: str
    day: str
    month: str
    visit: str
    text: str | None
    query: str | None
    correction: str | None
    interpreted: list[str]
    widening_steps: int
    lacks: list[str]
    filters: list[str]
    selection: dict[str, Any] | None
    location: LocationKind
    places: list[str]
    countries: list[str]
    subjects: list[str]
    order: int
    page: int | None
    total: int
    shown: list[int]
    elasticsearch_ms: float
    total_ms: float
    generation: int
    ranking: str
    device: Device
    experiment: NotRequired[str]
    first_team: NotRequired[list[int]]
    second_team: NotRequired[list[int]]


OutcomeKind = Literal[
    "settled", "click", "detail", "favourite", "compare", "share", "apply", "enquiry", "next_search"
]  # fmt: skip
Dwell = Literal["short", "medium", "long"]


class OutcomeEntry(TypedDict):
    """An outcome of a search: something that a visitor did with its results, such as a click.

    - id: a random id of this entry.
    - search: the id of the search.
    - position: the position of the course in all results, from 1.
    - dwell: how long the course page was visible: less than 10 s, less than 60 s, or longer. A page that was hidden and
      shown again can have several entries. The longest is the whole time.
    - next: the id of the next search. is_reformulated: whether the next search has another text.
    - language: the language of the site.
    """

    kind: Literal["outcome"]
    id: str
    at: str
    visit: str | None
    search: str
    outcome: OutcomeKind
    course: NotRequired[int]
    position: NotRequired[int]
    dwell: NotRequired[Dwell]
    next: NotRequired[str]
    is_reformulated: NotRequired[bool]
    language: NotRequired[str]


Entry = SearchEntry | OutcomeEntry
