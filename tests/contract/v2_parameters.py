"""Random query parameters for the calls under v2/search, and the same filters as ids for SQL."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from schemas.vocabulary.months import MONTHS
from search.parsing.v2_parameters import PARAMETER_OF_KEY
from tests.integration.search.facts import FilterValue, Pools
from tests.integration.search.random_filters import FIXED_VALUES, Choice

Parameters = dict[str, str | list[str]]

KEYS = {
    "degreelevel_type": "degree_levels_types",
    "degreelevel": "degree_levels",
    "discipline": "disciplines",
    "specialization": "specializations",
    "institute": "institutes",
    "country": "countries",
    "state": "states",
    "city": "cities",
}


@st.composite
def queries(draw: DrawFn, pools: Pools) -> tuple[Parameters, Choice]:
    """Draw parameters for the API, and the same filters as ids for SQL."""
    parameters: Parameters = {}
    values: dict[str, list[int]] = {}
    for parameter in draw(st.lists(st.sampled_from(sorted(KEYS)), max_size=3, unique=True)):
        key = KEYS[parameter]
        chosen = draw(st.lists(st.sampled_from(pools.values[key]), min_size=1, max_size=3, unique=True))
        values[key] = [each.id for each in chosen]
        parameters[parameter] = draw(_write_values(chosen))
    months = draw(st.lists(st.integers(1, 12), max_size=2, unique=True)) if draw(_draw_one_in_four()) else []
    fixed: dict[str, list[str]] = {}
    for key, options in FIXED_VALUES.items():
        if key not in PARAMETER_OF_KEY:
            continue
        fixed[key] = (
            draw(st.lists(st.sampled_from(options), min_size=1, unique=True))
            if draw(_draw_one_in_four())
            else []
        )
    popular = draw(_draw_one_in_four())
    fee = draw(_draw_fees(pools)) if draw(_draw_one_in_four()) else None
    years = draw(_draw_years()) if draw(_draw_one_in_four()) else None
    order = draw(st.integers(0, 5))
    parameters |= {
        "intake_month": [MONTHS[month - 1] for month in months],
        **{key: ",".join(options) for key, options in fixed.items()},
        "popularity": draw(st.sampled_from(["p1", "true"])) if popular else "",
        "fee_range": "" if fee is None else fee[0],
        "course_duration": "" if years is None else years[0],
        "order_by": str(order),
        "first_load": draw(st.sampled_from(["", "true", "false"])),
    }
    choice = Choice({}, values, None, None, months, fixed, popular, fee and fee[1], years and years[1], order)
    return parameters, choice


def _draw_one_in_four() -> SearchStrategy[bool]:
    return st.sampled_from([False, False, False, True])


@st.composite
def _write_values(draw: DrawFn, chosen: list[FilterValue]) -> str | list[str]:
    """Write values as ids or slugs: as a list for a repeated parameter, or as one text such as "1,australia"."""
    spellings = [draw(st.sampled_from([str(each.id), each.slug])) for each in chosen]
    return spellings if draw(st.booleans()) else draw(st.sampled_from([",", ", "])).join(spellings)


@st.composite
def _draw_fees(draw: DrawFn, pools: Pools) -> tuple[str, tuple[int, int]]:
    """Draw a fee range as text and as numbers, such as `("100-200", (100, 200))`.

    An open upper end becomes a number higher than any fee: `("100-", (100, 10**15))`.
    """
    ends = st.one_of(st.sampled_from(pools.fees), st.integers(1, 6_000_000))
    lower, upper = sorted(draw(st.lists(ends, min_size=2, max_size=2, unique=True)))
    most = 10**15
    return draw(
        st.sampled_from(
            [(f"{lower}-{upper}", (lower, upper)), (f"{lower}-", (lower, most)), (f"-{upper}", (0, upper))]
        )
    )


@st.composite
def _draw_years(draw: DrawFn) -> tuple[str, tuple[float, float]]:
    lower, upper = sorted(draw(st.lists(st.integers(0, 10), min_size=2, max_size=2)))
    least, most = lower / 2, upper / 2
    return draw(
        st.sampled_from(
            [
                (f"{least:g}-{most:g}", (least, most)),
                (f"{least:g}-", (least, 5.0)),
                (f"-{most:g}", (0.0, most)),
            ]
        )
    )


def without_empty_lists(parameters: Parameters) -> dict[str, Any]:
    """Remove empty lists. Keep empty texts, because forms send them."""
    return {key: value for key, value in parameters.items() if value != []}
