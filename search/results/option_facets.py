"""Builds the facets of filters with a fixed set of values. Each value has a slug, a name and a count."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter

from schemas.contracts.listing.facets import OptionFacets
from schemas.contracts.unified.facets import SearchOptionFacets
from schemas.filters.declarations import OPTION_FILTERS, FacetName
from schemas.filters.fixed_values import FixedValues, Term
from search.results.flagged_counts import FlaggedCounts

_LISTING = TypeAdapter(OptionFacets)
_UNIFIED = TypeAdapter(SearchOptionFacets)


def build_option_facets(flagged: Callable[[str], FlaggedCounts]) -> OptionFacets:
    """Build the option facets of `course/base_filters/`.

    flagged: returns the flagged counts of a filter key.
    """
    return _LISTING.validate_python(
        {each.facet.value: _build_options(values, flagged(each.key)) for each, values in OPTION_FILTERS}
    )


def build_flagged_option_facets(
    wanted: Iterable[FacetName], flagged: Callable[[str], FlaggedCounts]
) -> SearchOptionFacets:
    """Build the option facets of `POST /api/search`. A facet that is not requested is None.

    flagged: returns the flagged counts of a filter key.
    """
    return _UNIFIED.validate_python(
        {
            each.facet.value: _build_flagged_options(values, flagged(each.key))
            if each.facet in wanted
            else None
            for each, values in OPTION_FILTERS
        }
    )


def _build_options(values: FixedValues, flagged: FlaggedCounts) -> list[Mapping[str, Any]]:
    return [
        _build_option(slug, values, flagged.get_count(term)) for slug, term in _list_terms(values, flagged)
    ]


def _build_flagged_options(values: FixedValues, flagged: FlaggedCounts) -> list[Mapping[str, Any]]:
    return [
        {**_build_option(slug, values, flagged.get_count(term)), **flagged.get_flags(term)}
        for slug, term in _list_terms(values, flagged)
    ]


def _build_option(slug: str, values: FixedValues, course_count: int) -> Mapping[str, Any]:
    return {"slug": slug, "name": values.names[slug], "course_count": course_count}


def _list_terms(values: FixedValues, flagged: FlaggedCounts) -> Iterable[tuple[str, Term]]:
    """List the values of a facet. A long set lists only values with courses, and values with a flag."""
    if not values.is_long:
        return values.terms.items()
    counts, named = flagged.counts, flagged.flagged_terms
    return [(slug, term) for slug, term in values.terms.items() if str(term) in counts or term in named]
