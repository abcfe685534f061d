"""From the filter body to the question."""

from schemas.contracts.filters import ListingFilters
from schemas.filters.declarations import PLACE_KINDS
from search.parsing.place_filter import place_filter
from search.parsing.ranges import duration_range, fee_range
from search.parsing.references import chosen_terms
from search.parsing.search_query import SearchQuery, SearchText
from search.parsing.text_units import one_line, units_of
from search.value_names.value_names import ValueNames


def question_of(filters: ListingFilters, value_names: ValueNames) -> SearchQuery:
    """The question of a body; InvalidFilter names each key that cannot be understood."""
    terms = chosen_terms(filters, value_names)
    tree = {key: terms.pop(key) for key in PLACE_KINDS if key in terms}
    place = place_filter(filters, tree, value_names)
    return SearchQuery(
        text=text_of(filters.course),
        terms={**terms, **place.terms},
        point=place.point,
        fee=fee_range(filters.fees),
        duration=duration_range(filters.durations),
        order=filters.order,
    )


def text_of(course: str) -> SearchText | None:
    """None when nothing is typed, or only signs that are no words: such text filters nothing."""
    whole = one_line(course)
    units = units_of(whole)
    return SearchText(whole, units) if units else None
