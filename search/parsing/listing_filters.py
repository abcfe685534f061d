"""Parses the request body of `course/course_search/` and its facets into a SearchQuery."""

from schemas.contracts.listing.filters import ListingFilters
from schemas.filters.declarations import PLACE_KINDS
from search.parsing.interpreted_query import parse_search_text
from search.parsing.place_filter import parse_place_filter
from search.parsing.ranges import parse_duration_range, parse_fee_range
from search.parsing.references import parse_value_filters
from search.parsing.search_query import SearchQuery
from search.value_names.value_names import ValueNames


def parse_listing_filters(filters: ListingFilters, value_names: ValueNames) -> SearchQuery:
    """Raises InvalidFilter if a key is invalid."""
    terms = parse_value_filters(filters, value_names)
    tree = {key: terms.pop(key) for key in PLACE_KINDS if key in terms}
    place = parse_place_filter(filters, tree, value_names)
    search_query = SearchQuery(
        terms={**terms, **place.terms},
        point=place.point,
        fee=parse_fee_range(filters.fees),
        duration=parse_duration_range(filters.durations),
        order=filters.order,
    )
    return parse_search_text(search_query, filters.course, value_names, interpret=filters.interpret)
