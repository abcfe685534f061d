"""Random requests of the unified search: included and excluded values, ranges, unknown values and map areas."""

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from schemas.vocabulary.months import MONTHS
from tests.integration.search.facts import FilterValue, Pools
from tests.integration.search.random_filters import (
    FIXED_VALUES,
    PLACE_KEYS,
    PLAIN_KEYS,
    draw_rarely,
    draw_reference,
    draw_texts,
)

FACETS = [
    "locations", "place_counts", "degree_levels", "disciplines", "specializations", "campuses", "institutes",
    "institute_types", "study_modes", "languages", "intakes", "popular", "english_tests", "deadlines",
]  # fmt: skip
Point = tuple[float, float, int]


@dataclass(frozen=True)
class Area:
    south: float
    west: float
    north: float
    east: float
    zoom: int


@dataclass
class UnifiedChoice:
    """A random request. body: the request body. All other fields: the same filters for SQL, with ids instead of slugs.

    included, excluded: ids by key of the body. score: the score in the only included English test. deadline: the
    earliest day, and whether unknown deadlines pass. fee, years: lower end, upper end, and whether unknown values pass.
    rate: the value in rupees of one unit of the currency of the fee range. histogram_rate: the same for the fee
    histogram. None means rupees.
    """

    body: dict[str, Any]
    included: dict[str, list[Any]] = field(default_factory=dict)
    excluded: dict[str, list[Any]] = field(default_factory=dict)
    region: int | None = None
    point: Point | None = None
    fee: tuple[int | None, int | None, str | None] = (None, None, None)
    rate: Decimal | None = None
    histogram_rate: Decimal | None = None
    years: tuple[float | None, float | None, str | None] = (None, None, None)
    score: float | None = None
    deadline: tuple[str | None, str | None] = (None, None)
    order: int = 0
    page: int = 1
    page_size: int = 27
    text: str = ""
    area: Area | None = None


@st.composite
def draw_unified_choices(draw: DrawFn, pools: Pools, slider_end: int, *, with_text: bool) -> UnifiedChoice:
    """Draw a request for every part of the response.

    A request with few filters is more likely than one with many.
    """
    choice = UnifiedChoice({})
    filters: dict[str, Any] = {}
    for key in draw(st.lists(st.sampled_from(PLAIN_KEYS), max_size=2, unique=True)):
        filters[key] = draw(_draw_values(key, choice, pools.values[key]))
    filters |= draw(_draw_places(pools, choice))
    filters |= draw(_draw_fixed_values(choice))
    filters["fees"] = draw(_draw_fees(pools, slider_end, choice))
    filters["durations"] = draw(_draw_years(choice))
    filters |= draw(_draw_score(choice))
    filters["deadlines"] = draw(_draw_deadline(choice))
    choice.order = draw(st.integers(0, 5))
    choice.page = draw(st.sampled_from([1, 1, 2, 3]))
    choice.page_size = draw(st.sampled_from([1, 10, 27, 100]))
    choice.text = draw(draw_texts(pools)) if with_text else ""
    choice.area = draw(_draw_area(pools))
    currency = draw(_draw_currency(pools))
    choice.histogram_rate = pools.rates.get(currency or "PKR")
    choice.body = {
        "text": choice.text,
        "interpret": False,
        "filters": filters,
        "order": choice.order,
        "page": choice.page,
        "page_size": choice.page_size,
        "facets": draw(st.permutations(FACETS)),
        "place_depth": draw(st.sampled_from(PLACE_KEYS)),
        "lists": {key: {"order": "count"} for key in ("specializations", "institutes", "campuses")},
        "histograms": ["fees", "durations"],
        "histogram_currency": currency,
        "map": vars(choice.area),
        "relax": True,
    }
    return choice


@st.composite
def _draw_values(
    draw: DrawFn,
    key: str,
    choice: UnifiedChoice,
    pool: list[FilterValue],
    sides: tuple[str, ...] = ("include", "exclude"),
) -> dict[str, Any]:
    """Draw included and excluded values of one filter. Returns them as in the body, and adds their ids to `choice`."""
    values = draw(st.lists(st.sampled_from(pool), min_size=1, max_size=4, unique=True))
    references: dict[str, list[Any]] = {side: [] for side in sides}
    ids: dict[str, list[Any]] = {"include": [], "exclude": []}
    for value in values:
        side = draw(st.sampled_from(sides))
        references[side].append(draw(draw_reference(value)))
        ids[side].append(value.id)
    _store_ids(choice, key, ids)
    return references


def _store_ids(choice: UnifiedChoice, key: str, ids: dict[str, list[Any]]) -> None:
    if ids["include"]:
        choice.included[key] = ids["include"]
    if ids["exclude"]:
        choice.excluded[key] = ids["exclude"]


@st.composite
def _draw_places(draw: DrawFn, pools: Pools, choice: UnifiedChoice) -> dict[str, Any]:
    """Draw no place filter, or one with countries, states and cities, with a region, with a point, or with exclusions.

    A region or a point can have exclusions too.
    """
    kind = draw(st.sampled_from(["none", "none", "tree", "tree", "region", "point", "excluded"]))
    filters: dict[str, Any] = {}
    if kind == "region":
        region = draw(st.sampled_from(pools.values["regions"]))
        choice.region = region.id
        filters["region"] = draw(draw_reference(region))
    if kind == "point":
        choice.point = draw(_draw_point(pools))
        filters["point"] = dict(zip(("latitude", "longitude", "distance_km"), choice.point, strict=True))
    sides = ("include", "exclude") if kind == "tree" else ("exclude",)
    least = 1 if kind in ("tree", "excluded") else 0
    most = 0 if kind == "none" else 2
    for key in draw(st.lists(st.sampled_from(PLACE_KEYS), min_size=least, max_size=most, unique=True)):
        filters[key] = draw(_draw_values(key, choice, pools.values[key], sides))
    return filters


@st.composite
def _draw_fixed_values(draw: DrawFn, choice: UnifiedChoice) -> dict[str, Any]:
    filters: dict[str, Any] = {}
    sets: dict[str, list[Any]] = {
        "intakes": list(range(1, 13)),
        **FIXED_VALUES,
        "panels": ["p1"],
    }
    for key, pool in sets.items():
        if draw(st.integers(0, 4)) == 0:
            values = draw(st.permutations(pool))
            first, second = sorted((draw(st.integers(0, len(pool))), draw(st.integers(0, len(pool)))))
            ids = {"include": values[:first], "exclude": values[first:second]}
            _store_ids(choice, key, ids)
            filters[key] = {side: [_to_key(key, each) for each in given] for side, given in ids.items()}
    return filters


def _to_key(key: str, value: Any) -> Any:
    return MONTHS[value - 1] if key == "intakes" else value


@st.composite
def _draw_fees(draw: DrawFn, pools: Pools, slider_end: int, choice: UnifiedChoice) -> dict[str, Any]:
    """Draw a fee range. Each end may be open. The upper end is often the end of the site's slider (`slider_end`)."""
    ends = st.one_of(st.sampled_from(pools.fees), st.integers(1, 6_000_000))
    lower = draw(draw_rarely(st.one_of(st.just(0), ends)))
    upper = draw(draw_rarely(st.one_of(st.just(slider_end), ends)))
    if lower is not None and upper is not None and upper <= lower:
        upper = lower + 100_000
    currency = draw(_draw_currency(pools))
    choice.rate = pools.rates.get(currency or "PKR")
    if choice.rate:
        # Convert the ends to the currency. They are rounded as fees on the site, so many ends equal a shown fee.
        lower, upper = (None if end is None else round(end / choice.rate) for end in (lower, upper))
        upper = lower + 1 if lower is not None and upper is not None and upper <= lower else upper or None
    choice.fee = (lower, upper, draw(_draw_unknown()))
    return {**_build_range(choice.fee), **({"currency": currency} if currency else {})}


def _draw_currency(pools: Pools) -> SearchStrategy[str | None]:
    return st.sampled_from([None, "PKR", *pools.rates])


@st.composite
def _draw_years(draw: DrawFn, choice: UnifiedChoice) -> dict[str, Any]:
    half_years = st.integers(0, 10).map(lambda number: number / 2)
    lower, upper = draw(draw_rarely(half_years)), draw(draw_rarely(half_years))
    if lower is not None and upper is not None and upper < lower:
        lower, upper = upper, lower
    choice.years = (lower, upper, draw(_draw_unknown()))
    return _build_range(choice.years)


@st.composite
def _draw_score(draw: DrawFn, choice: UnifiedChoice) -> dict[str, Any]:
    """Draw no score, or a score if exactly one English test is included.

    Many scores equal a minimum score of the catalogue.
    """
    tests = [test for test in choice.included.get("english_test", ()) if test != "unknown"]
    if len(tests) != 1:
        return {}
    scores: dict[str, list[float]] = {"ielts": [0, 5.5, 6.5, 9], "toefl": [59, 60, 80], "pte": [50, 57, 90]}
    choice.score = draw(draw_rarely(st.sampled_from(scores.get(tests[0], [180]))))
    return {} if choice.score is None else {"english_score": choice.score}


@st.composite
def _draw_deadline(draw: DrawFn, choice: UnifiedChoice) -> dict[str, Any]:
    earliest = draw(
        st.sampled_from([None, None, None, "2026-12-01", "2026-12-02", "2027-06-30", "2100-01-01"])
    )
    choice.deadline = (earliest, draw(_draw_unknown()))
    named = zip(("earliest", "unknown"), choice.deadline, strict=True)
    return {key: value for key, value in named if value is not None}


def _draw_unknown() -> SearchStrategy[str | None]:
    return st.sampled_from([None, None, None, None, "include", "exclude"])


def _build_range(given: tuple[Any, Any, Any]) -> dict[str, Any]:
    named = zip(("lower", "upper", "unknown"), given, strict=True)
    return {key: value for key, value in named if value is not None}


@st.composite
def _draw_point(draw: DrawFn, pools: Pools) -> Point:
    latitude, longitude = draw(_draw_near(pools, 2))
    return latitude, longitude, draw(st.integers(10, 500))


@st.composite
def _draw_near(draw: DrawFn, pools: Pools, degrees: int) -> tuple[float, float]:
    """Draw a point next to a campus, rounded to 0.1 m."""
    latitude, longitude = draw(st.sampled_from(pools.points))
    shift = st.integers(-degrees * 10**6, degrees * 10**6).map(lambda millionths: millionths / 10**6)
    north, east = draw(shift), draw(shift)
    around = round((longitude + east + 180) % 360 - 180, 6)
    return max(-90.0, min(90.0, round(latitude + north, 6))), around


@st.composite
def _draw_area(draw: DrawFn, pools: Pools) -> Area:
    """Draw the whole world, or a box near a campus, at any zoom. The box may cross the date line."""
    zoom = draw(st.integers(0, 22))
    if draw(st.integers(0, 3)) == 0:
        return Area(-90.0, -180.0, 90.0, 180.0, zoom)
    latitude, longitude = draw(_draw_near(pools, 1))
    height = draw(st.sampled_from([0.01, 0.5, 5.0, 40.0]))
    width = draw(st.sampled_from([0.01, 0.5, 5.0, 40.0, 300.0]))
    east = round((longitude + width + 180) % 360 - 180, 6)
    return Area(max(-90.0, round(latitude - height, 6)), longitude, latitude, east, zoom)
