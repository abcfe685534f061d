"""Random filter bodies: values that exist, combinations of keys, points near campuses and over the date line."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from schemas.vocabulary.limits import DISTANCES_KM
from schemas.vocabulary.months import MONTHS
from tests.integration.search.facts import Choosable, Pools

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
}
"""The values of each filter whose facet is a flat list of options."""
PLACE_KEYS = ("countries", "states", "cities")
LOCATION_TYPES = {"countries": "Country", "states": "State", "cities": "City"}


@dataclass(frozen=True)
class Choice:
    """A filter body for the service, and its values as ids for SQL."""

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
def choices(draw: DrawFn, pools: Pools, *, with_text: bool) -> Choice:
    """Draw a body. Few filters are more likely than many."""
    body: dict[str, Any] = {}
    values: dict[str, list[int]] = {}
    for key in draw(st.lists(st.sampled_from(PLAIN_KEYS), max_size=3, unique=True)):
        chosen = draw(_some(pools.values[key]))
        values[key] = [each.id for each in chosen]
        body[key] = [draw(spelling(each)) for each in chosen]
    place, point, region = draw(_places(pools, values, body))
    months = draw(rarely(st.lists(st.integers(1, 12), min_size=1, max_size=3, unique=True))) or []
    fixed: dict[str, list[str]] = {}
    for key, options in FIXED_VALUES.items():
        drawn: list[str] | None = draw(rarely(st.lists(st.sampled_from(options), min_size=1, unique=True)))
        fixed[key] = drawn or []
    popular = draw(st.integers(0, 7)) == 0
    fee = draw(rarely(_fees(pools)))
    years = draw(rarely(_years()))
    order = draw(st.integers(0, 5))
    text = draw(texts(pools)) if with_text else ""
    extra = {
        "intakes": [MONTHS[month - 1] for month in months],
        **fixed,
        "panels": ["p1"] if popular else [],
        "fees": fee,
        "durations": years,
        "order": order,
        "course": text,
    }
    return Choice(
        {**body, **place, **extra}, values, region, point, months, fixed, popular, fee, years, order, text
    )


@st.composite
def _places(
    draw: DrawFn, pools: Pools, values: dict[str, list[int]], body: dict[str, Any]
) -> tuple[dict[str, Any], tuple[float, float, int] | None, int | None]:
    """Draw no place, places of the tree, a region or a point, each by one of its keys."""
    kind = draw(
        st.sampled_from(["none", "none", "keys", "keys", "selected", "both", "region", "point", "current"])
    )
    if kind == "region":
        region = draw(st.sampled_from(pools.values["regions"]))
        return {"location_search": [{"type": "Region", "slug": region.slug}]}, None, region.id
    if kind in ("point", "current"):
        point = draw(_points(pools))
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
        chosen = draw(_some(pools.values[key]))
        values[key] = [each.id for each in chosen]
        selected_places += [{"type": LOCATION_TYPES[key], "id": each.id} for each in chosen]
        if kind in ("keys", "both"):
            body[key] = [draw(spelling(each)) for each in chosen]
    return ({} if kind == "keys" else {"location_search": selected_places}), None, None


def _points(pools: Pools) -> SearchStrategy[tuple[float, float, int]]:
    """Draw a point next to a campus, on the date line, or anywhere."""
    near = st.sampled_from(pools.points)
    shift = _degrees(2)
    distance = st.sampled_from(DISTANCES_KM)
    beside = st.builds(_shifted, near, shift, shift, distance)
    on_the_line = st.builds(
        lambda campus, longitude, km: (campus[0], longitude, km),
        near, st.sampled_from([180.0, -180.0, 179.9, -179.9]), distance,
    )  # fmt: skip
    anywhere = st.tuples(_degrees(90), _degrees(180), distance)
    return st.one_of(beside, beside, on_the_line, anywhere)


def _degrees(most: int) -> SearchStrategy[float]:
    """To a tenth of a metre: PostgreSQL refuses to square numbers that are almost 0."""
    return st.integers(-most * 10**6, most * 10**6).map(lambda millionths: millionths / 10**6)


def _shifted(campus: tuple[float, float], north: float, east: float, km: int) -> tuple[float, float, int]:
    longitude = (campus[1] + east + 180) % 360 - 180
    return max(-90.0, min(90.0, campus[0] + north)), longitude, km


def _fees(pools: Pools) -> SearchStrategy[tuple[int, int]]:
    ends = st.one_of(st.sampled_from(pools.fees), st.integers(0, 6_000_000))
    drawn = st.tuples(ends, ends).map(lambda pair: (min(pair), max(pair)))
    return drawn.filter(lambda pair: pair[0] < pair[1])


def _years() -> SearchStrategy[tuple[float, float]]:
    half_years = st.integers(0, 10).map(lambda number: number / 2)
    return st.tuples(half_years, half_years).map(lambda pair: (min(pair), max(pair)))


def texts(pools: Pools) -> SearchStrategy[str]:
    words = st.sampled_from(pools.words)
    return st.lists(words, min_size=1, max_size=2).map(" ".join)


def _some(values: list[Choosable]) -> SearchStrategy[list[Choosable]]:
    return st.lists(st.sampled_from(values), min_size=1, max_size=3, unique=True)


def spelling(value: Choosable) -> SearchStrategy[int | str]:
    """Draw the id, the id as text, or the slug."""
    return st.sampled_from([value.id, str(value.id), value.slug])


def rarely(strategy: SearchStrategy[T]) -> SearchStrategy[T | None]:
    return st.one_of(st.none(), st.none(), st.none(), strategy)
