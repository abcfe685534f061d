"""Random request bodies of the course listing. The filter values exist in the catalogue, except some of FIXED_VALUES.

Points are near campuses, near the date line, or anywhere.
"""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from schemas.vocabulary.limits import DISTANCES_KM
from schemas.vocabulary.months import MONTHS
from tests.integration.search.facts import FilterValue, Pools

T = TypeVar("T")

PLAIN_KEYS = (
    "degree_levels_types",
    "degree_levels",
    "disciplines",
    "specializations",
    "campuses",
    "institutes",
)
FIXED_VALUES = {
    "institute_type": ["COLLEGE", "UNIVERSITY"],
    "study_mode": ["full-time", "part-time", "online", "unknown"],
    "language": ["en", "zh", "other", "unknown", "fr"],
    "english_test": ["ielts", "toefl", "pte", "unknown", "cpe"],
}
"""The values of the filters that do not depend on the catalogue."""
PLACE_KEYS = ("countries", "states", "cities")
LOCATION_TYPES = {"countries": "Country", "states": "State", "cities": "City"}


@dataclass(frozen=True)
class Choice:
    """A random request. body: the request body.

    All other fields: the same filters for SQL, with ids instead of slugs.
    """

    body: dict[str, Any]
    values: dict[str, list[int]] = field(default_factory=dict)
    region: int | None = None
    point: tuple[float, float, int] | None = None
    months: list[int] = field(default_factory=list)
    fixed: dict[str, list[str]] = field(default_factory=dict)
    popular: bool = False
    fee: tuple[int, int] | None = None
    years: tuple[float, float] | None = None
    order: int = 0
    text: str = ""


@st.composite
def draw_choices(draw: DrawFn, pools: Pools, *, with_text: bool) -> Choice:
    """Draw a body. A body with few filters is more likely than a body with many."""
    body: dict[str, Any] = {}
    values: dict[str, list[int]] = {}
    for key in draw(st.lists(st.sampled_from(PLAIN_KEYS), max_size=3, unique=True)):
        chosen = draw(_draw_values(pools.values[key]))
        values[key] = [each.id for each in chosen]
        body[key] = [draw(draw_reference(each)) for each in chosen]
    place, point, region = draw(_draw_places(pools, values, body))
    months = draw(draw_rarely(st.lists(st.integers(1, 12), min_size=1, max_size=3, unique=True))) or []
    fixed: dict[str, list[str]] = {}
    for key, options in FIXED_VALUES.items():
        drawn: list[str] | None = draw(
            draw_rarely(st.lists(st.sampled_from(options), min_size=1, unique=True))
        )
        fixed[key] = drawn or []
    popular = draw(st.integers(0, 7)) == 0
    fee = draw(draw_rarely(_draw_fees(pools)))
    years = draw(draw_rarely(_draw_years()))
    order = draw(st.integers(0, 5))
    text = draw(draw_texts(pools)) if with_text else ""
    extra = {
        "intakes": [MONTHS[month - 1] for month in months],
        **fixed,
        "panels": ["p1"] if popular else [],
        "fees": fee,
        "durations": years,
        "order": order,
        "course": text,
        "interpret": False,
    }
    return Choice(
        {**body, **place, **extra}, values, region, point, months, fixed, popular, fee, years, order, text
    )


@st.composite
def _draw_places(
    draw: DrawFn, pools: Pools, values: dict[str, list[int]], body: dict[str, Any]
) -> tuple[dict[str, Any], tuple[float, float, int] | None, int | None]:
    """Draw no place filter, or one with countries, states and cities, with a region, or with a point.

    A request has several keys for places, for example `countries` and `location_search`. The draw also chooses among
    these keys.
    """
    kind = draw(
        st.sampled_from(["none", "none", "keys", "keys", "selected", "both", "region", "point", "current"])
    )
    if kind == "region":
        region = draw(st.sampled_from(pools.values["regions"]))
        return {"location_search": [{"type": "Region", "slug": region.slug}]}, None, region.id
    if kind in ("point", "current"):
        point = draw(_draw_points(pools))
        spelled = dict(zip(("latitude", "longitude", "distance"), point, strict=True))
        selected = {"type": draw(st.sampled_from(["current_location", "auto_location"])), **spelled}
        return (
            ({"google_location": spelled} if kind == "point" else {"location_search": [selected]}),
            point,
            None,
        )
    if kind == "none":
        return {}, None, None
    selected_places = []
    for key in draw(st.lists(st.sampled_from(PLACE_KEYS), min_size=1, max_size=3, unique=True)):
        chosen = draw(_draw_values(pools.values[key]))
        values[key] = [each.id for each in chosen]
        selected_places += [{"type": LOCATION_TYPES[key], "id": each.id} for each in chosen]
        if kind in ("keys", "both"):
            body[key] = [draw(draw_reference(each)) for each in chosen]
    return ({} if kind == "keys" else {"location_search": selected_places}), None, None


def _draw_points(pools: Pools) -> SearchStrategy[tuple[float, float, int]]:
    """Draw a point next to a campus, on or near the date line, or anywhere."""
    near = st.sampled_from(pools.points)
    shift = _draw_degrees(2)
    distance = st.sampled_from(DISTANCES_KM)
    beside = st.builds(_shift, near, shift, shift, distance)
    on_the_line = st.builds(
        lambda campus, longitude, km: (campus[0], longitude, km),
        near, st.sampled_from([180.0, -180.0, 179.9, -179.9]), distance,
    )  # fmt: skip
    anywhere = st.tuples(_draw_degrees(90), _draw_degrees(180), distance)
    return st.one_of(beside, beside, on_the_line, anywhere)


def _draw_degrees(most: int) -> SearchStrategy[float]:
    """Draw degrees with six decimals (about 0.1 m). PostgreSQL cannot square numbers such as 1e-200."""
    return st.integers(-most * 10**6, most * 10**6).map(lambda millionths: millionths / 10**6)


def _shift(campus: tuple[float, float], north: float, east: float, km: int) -> tuple[float, float, int]:
    longitude = (campus[1] + east + 180) % 360 - 180
    return max(-90.0, min(90.0, campus[0] + north)), longitude, km


def _draw_fees(pools: Pools) -> SearchStrategy[tuple[int, int]]:
    ends = st.one_of(st.sampled_from(pools.fees), st.integers(0, 6_000_000))
    drawn = st.tuples(ends, ends).map(lambda pair: (min(pair), max(pair)))
    return drawn.filter(lambda pair: pair[0] < pair[1])


def _draw_years() -> SearchStrategy[tuple[float, float]]:
    half_years = st.integers(0, 10).map(lambda number: number / 2)
    return st.tuples(half_years, half_years).map(lambda pair: (min(pair), max(pair)))


def draw_texts(pools: Pools) -> SearchStrategy[str]:
    words = st.sampled_from(pools.words)
    return st.lists(words, min_size=1, max_size=2).map(" ".join)


def _draw_values(values: list[FilterValue]) -> SearchStrategy[list[FilterValue]]:
    return st.lists(st.sampled_from(values), min_size=1, max_size=3, unique=True)


def draw_reference(value: FilterValue) -> SearchStrategy[int | str]:
    """Draw the id, the id as text, or the slug of a value."""
    return st.sampled_from([value.id, str(value.id), value.slug])


def draw_rarely(strategy: SearchStrategy[T]) -> SearchStrategy[T | None]:
    return st.one_of(st.none(), st.none(), st.none(), strategy)
