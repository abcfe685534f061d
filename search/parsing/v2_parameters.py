"""Parses the query parameters of the calls under `v2/search`.

The parameters are first converted to the request body of `course/course_search/`.
"""

import re
from collections.abc import Callable
from typing import TypeVar

from schemas.contracts.listing.filters import ListingFilters
from schemas.contracts.search_v2 import V2SearchParameters
from schemas.filters.declarations import RANGE_FILTERS, VALUE_FILTERS
from schemas.vocabulary.kinds import Panel
from schemas.vocabulary.limits import DURATION_MAX_YEARS, DURATION_MIN_YEARS, FEE_UNSET_MIN_PKR
from search.errors import FieldError, InvalidFilter
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.ranges import FEE_LARGEST_PKR
from search.parsing.search_query import SearchQuery
from search.value_names.value_names import ValueNames

Number = TypeVar("Number", int, float)

_VALUE_PARAMETERS = {each.key: each.v2_parameter for each in VALUE_FILTERS if each.v2_parameter}

PARAMETER_OF_KEY = {
    **_VALUE_PARAMETERS,
    **{each.key: each.v2_parameter for each in RANGE_FILTERS if each.v2_parameter},
    "course": "search",
    "interpret": "interpret",
    "panels": "popularity",
    "order": "order_by",
}

_WHOLE = r"[0-9]{1,18}"
_DECIMAL = r"[0-9]{1,3}(?:\.[0-9]{1,3})?"
_FEE_SYNTAX = "a fee range is whole rupees with a hyphen between: 100000-500000, 500000- or -500000"
_DURATION_SYNTAX = "a duration is years with a hyphen between: 1-2.5, 3- or -2"


def parse_v2_parameters(query: V2SearchParameters, value_names: ValueNames) -> SearchQuery:
    """Raises InvalidFilter with the names of the v2 parameters if a parameter is invalid."""
    try:
        return parse_listing_filters(to_listing_filters(query), value_names)
    except InvalidFilter as error:
        raise error.rename_keys(PARAMETER_OF_KEY) from error


def to_listing_filters(query: V2SearchParameters) -> ListingFilters:
    return ListingFilters(
        **{key: [*getattr(query, parameter)] for key, parameter in _VALUE_PARAMETERS.items()},
        course=query.search,
        interpret=query.interpret,
        panels=[] if query.popularity == "false" else [Panel.POPULAR],
        order=query.order_by,
        fees=_parse_fees(query.fee_range),
        durations=_parse_years(query.course_duration),
    )


def _parse_fees(text: str) -> list[int] | None:
    """Parse a range such as `100000-500000` to [lower, upper] in rupees. Returns None if the text is empty.

    An open lower end becomes FEE_UNSET_MIN_PKR. An open upper end becomes FEE_LARGEST_PKR.
    """
    ends = _parse_ends(text, _WHOLE, int, (FEE_UNSET_MIN_PKR, FEE_LARGEST_PKR))
    if text and ends is None:
        raise InvalidFilter(FieldError("fee_range", _FEE_SYNTAX))
    return ends


def _parse_years(text: str) -> list[float] | None:
    """Parse a range such as `1-2.5` to [lower, upper] in years. Returns None if the text is empty.

    An open lower end becomes DURATION_MIN_YEARS. An open upper end becomes DURATION_MAX_YEARS.
    """
    ends = _parse_ends(text, _DECIMAL, float, (DURATION_MIN_YEARS, DURATION_MAX_YEARS))
    if text and ends is None:
        raise InvalidFilter(FieldError("course_duration", _DURATION_SYNTAX))
    return ends


def _parse_ends(
    text: str, number: str, read: Callable[[str], Number], widest: tuple[Number, Number]
) -> list[Number] | None:
    """Parse a range such as `1-2.5` or `3-`. Returns None if the text is not a range.

    number: the regular expression of one end.
    widest: the lower and upper end to use if an end is missing.
    """
    match = re.fullmatch(f"({number})?-({number})?", text.strip())
    if match is None or not any(match.groups()):
        return None
    return [
        open_end if end is None else read(end) for end, open_end in zip(match.groups(), widest, strict=True)
    ]
