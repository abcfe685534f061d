"""Parses and checks the ranges of fees and durations."""

import math
from collections.abc import Mapping
from dataclasses import replace

from schemas.contracts.unified.request import DurationChoice, FeeChoice, Unknown
from schemas.vocabulary.limits import (
    DURATION_MAX_YEARS,
    DURATION_MIN_YEARS,
    DURATION_STEP_YEARS,
    FEE_UNSET_MAX_PKR,
    FEE_UNSET_MIN_PKR,
    WEEKS_PER_YEAR,
)
from search.errors import FieldError, InvalidFilter
from search.parsing.fee_conversion import find_highest_rupees, find_lowest_rupees
from search.parsing.search_query import Range
from search.value_names.value_names import ValueNames

RUPEE = "PKR"
FEE_LARGEST_PKR = 10**15
"""An upper end that is greater than any fee and that Elasticsearch can store."""


def parse_fee_range(fees: list[int] | None) -> Range | None:
    """Convert `[100000, 500000]`, in rupees per year, to a Range. Returns None if no range is set.

    Raises InvalidFilter if the range is invalid.
    """
    if fees is None or fees == [FEE_UNSET_MIN_PKR, FEE_UNSET_MAX_PKR]:
        return None
    lower, upper = fees
    reason = _find_fee_error(lower, upper)
    if reason is not None:
        raise InvalidFilter(FieldError("fees", reason))
    return Range(lower, upper)


def parse_duration_range(years: list[float] | None) -> Range | None:
    """Convert a range of years to whole weeks: `[1, 2]` → 52 to 104. An upper end of 5 years means no upper end.

    Returns None if the range admits every course. Raises InvalidFilter if the range is invalid.
    """
    if years is None or years == [DURATION_MIN_YEARS, DURATION_MAX_YEARS]:
        return None
    lower, upper = years
    reason = _find_duration_error(lower, upper)
    if reason is not None:
        raise InvalidFilter(FieldError("durations", reason))
    return Range(_to_weeks(lower), None if upper == DURATION_MAX_YEARS else _to_weeks(upper))


def parse_fee_choice(choice: FeeChoice, field: str, value_names: ValueNames) -> Range | None:
    """Parse a fee range of the unified search into rupees. Returns None if the range admits every course."""
    value_to_pkr = find_value_to_pkr(choice.currency, f"{field}.currency", value_names)
    if choice.lower is not None or choice.upper is not None:
        reason = _find_fee_error(choice.lower or 0, FEE_LARGEST_PKR if choice.upper is None else choice.upper)
        if reason is not None:
            raise InvalidFilter(FieldError(field, reason))
    bounds = _build_range(choice.lower or None, choice.upper, choice.unknown)
    return bounds if value_to_pkr is None else _convert_range(bounds, value_to_pkr)


def _convert_range(bounds: Range | None, value_to_pkr: float) -> Range | None:
    """Convert both ends from whole units of a currency to rupees.

    A fee is in the converted range if the fee, rounded to a whole unit of the currency, is in the range.
    """
    if bounds is None or (bounds.lower is None and bounds.upper is None):
        return bounds
    lower = None if bounds.lower is None else find_lowest_rupees(int(bounds.lower), value_to_pkr)
    upper = None if bounds.upper is None else find_highest_rupees(int(bounds.upper), value_to_pkr)
    return replace(bounds, lower=lower, upper=upper, is_converted=True)


def find_value_to_pkr(code: str | None, field: str, value_names: ValueNames) -> float | None:
    """Find the rupees for one unit of a currency. Returns None for the rupee, which is the default currency."""
    if code is None or code == RUPEE:
        return None
    value_to_pkr = list_values_to_pkr(value_names).get(code)
    if value_to_pkr is None:
        raise InvalidFilter(FieldError(field, f"there is no currency {code}"))
    return value_to_pkr


def list_values_to_pkr(value_names: ValueNames) -> Mapping[str, float]:
    """List the rupees for one unit of each currency, by currency code."""
    return value_names.memoize(
        "values to pkr",
        lambda: {
            each.extra["code"]: float(each.extra["value_to_pkr"])
            for each in value_names.list_values("currency")
        },
    )


def parse_duration_choice(choice: DurationChoice, field: str) -> Range | None:
    """Parse a duration range of the unified search from years into whole weeks.

    Returns None if the range admits every course.
    """
    lower = DURATION_MIN_YEARS if choice.lower is None else choice.lower
    upper = DURATION_MAX_YEARS if choice.upper is None else choice.upper
    reason = _find_duration_error(lower, upper)
    if reason is not None:
        raise InvalidFilter(FieldError(field, reason))
    return _build_range(
        _to_weeks(lower) or None, None if upper == DURATION_MAX_YEARS else _to_weeks(upper), choice.unknown
    )


def _build_range(lower: int | None, upper: int | None, unknown: Unknown | None) -> Range | None:
    """Build the range. Returns None if both ends are open and `unknown` is None.

    unknown: with a closed end, "include" also admits courses with an unknown value. With two open ends, "include"
    admits only these courses. "exclude" removes them.
    """
    open_range = lower is None and upper is None
    if open_range and unknown is None:
        return None
    included = unknown == "include"
    return Range(lower, upper, known=not (open_range and included), unknown=included)


def _find_fee_error(lower: int, upper: int) -> str | None:
    # Section 5 of the specification fixes the texts of the first four errors.
    if min(lower, upper) < -1:
        return "value cannot be less than zero"
    if lower < 0:
        return "Fee range can not be empty for lower range"
    if upper <= 0:
        return "Fee range can not be empty for Upper range"
    if upper <= lower:
        return "Fee Lower range can not be greater than upper"
    if upper > FEE_LARGEST_PKR:
        return f"the upper end can be at most {FEE_LARGEST_PKR}"
    return None


def _find_duration_error(lower: float, upper: float) -> str | None:
    if not all(math.isfinite(end) and (end / DURATION_STEP_YEARS).is_integer() for end in (lower, upper)):
        return f"a duration is in steps of {DURATION_STEP_YEARS} years"
    if lower < DURATION_MIN_YEARS or upper > DURATION_MAX_YEARS:
        return f"a duration is from {DURATION_MIN_YEARS:g} to {DURATION_MAX_YEARS:g} years"
    if lower > upper:
        return "the lower end can not be greater than the upper"
    return None


def _to_weeks(years: float) -> int:
    return round(years * WEEKS_PER_YEAR)
