"""Describes an executed search for the search log: the names of its filters, places and subjects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.contracts.unified.interpretation import TextInterpretation
from schemas.filters.declarations import PLACE_KINDS, FilterGroup
from search.parsing.search_query import SearchQuery
from search.results.text_interpretation import find_value_name
from search.value_names.value_names import ValueNames

NAMES_MAX = 20
"""The maximum number of logged places, countries or subjects. A region such as Europe has forty countries."""
_SUBJECT_KEYS = ("disciplines", "specializations")


@dataclass(frozen=True, slots=True)
class SearchFacts:
    """filters: the filters that the visitor selected, as texts such as `countries: Australia`.

    places, subjects: the names from the filters and from the text.
    """

    generation: int
    total: int
    shown: tuple[int, ...]
    interpretation: TextInterpretation | None
    correction: str | None
    filters: tuple[str, ...]
    places: tuple[str, ...]
    countries: tuple[str, ...]
    subjects: tuple[str, ...]
    has_place_in_text: bool


def build_search_facts(
    search_query: SearchQuery,
    value_names: ValueNames,
    total: int,
    shown: tuple[int, ...],
    interpretation: TextInterpretation | None,
    correction: str | None,
) -> SearchFacts:
    full = search_query.full or search_query
    return SearchFacts(
        generation=value_names.stamp.generation,
        total=total,
        shown=shown,
        interpretation=interpretation,
        correction=correction,
        filters=tuple(_describe_filters(full.visitor or full, value_names)),
        places=_limit(_list_names(full, tuple(PLACE_KINDS), value_names)),
        countries=_limit(_list_countries(full, value_names)),
        subjects=_limit(
            [*_list_names(full, _SUBJECT_KEYS, value_names), *_list_subjects_of_text(interpretation)]
        ),
        has_place_in_text=FilterGroup.PLACE in full.interpreted_groups,
    )


def _describe_filters(visitor: SearchQuery, value_names: ValueNames) -> Iterator[str]:
    for sign, terms in (("", visitor.terms), ("not ", visitor.excluded)):
        for key, values in terms.items():
            for term in values[:NAMES_MAX]:
                yield f"{key}: {sign}{find_value_name(key, term, value_names) or term}"
    if visitor.point is not None:
        yield f"distance: {visitor.point.distance_km} km"
    ranges = (("fee", visitor.fee), ("duration", visitor.duration), ("deadline", visitor.deadline))
    for name, given in ranges:
        if given is not None:
            yield name


def _list_names(search_query: SearchQuery, keys: Sequence[str], value_names: ValueNames) -> list[str]:
    terms = ((key, term) for key in keys for term in search_query.get_selected(key)[:NAMES_MAX])
    return [name for key, term in terms if (name := find_value_name(key, term, value_names)) is not None]


def _list_countries(search_query: SearchQuery, value_names: ValueNames) -> Iterator[str]:
    """List the countries of all selected places."""
    for key, kind in PLACE_KINDS.items():
        for term in search_query.get_selected(key)[:NAMES_MAX]:
            place = value_names.get(kind, int(term))
            country = place.parents.get("country") if place and kind != "country" else int(term)
            named = None if country is None else value_names.get("country", country)
            if named is not None:
                yield named.name


def _list_subjects_of_text(interpretation: TextInterpretation | None) -> list[str]:
    """List the subjects that the text wants. Excluded subjects are left out."""
    spans = interpretation["spans"] if interpretation else []
    return [name for span in spans if span["effect"] == "subject" for name in span["values"]]


def _limit(names: Sequence[str] | Iterator[str]) -> tuple[str, ...]:
    """Remove repeated names, and keep the first NAMES_MAX names."""
    return tuple(dict.fromkeys(names))[:NAMES_MAX]
