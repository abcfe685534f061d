"""Builds the facet of institutes."""

from collections import defaultdict
from collections.abc import Mapping

from schemas.contracts.listing.facets import InstituteFacet
from search.interpretation.spans import SpanKind
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def select_institutes(value_names: ValueNames, search_query: SearchQuery, counts: Counts) -> list[NamedValue]:
    """List the institutes that have a course or are selected, sorted by name."""
    return value_names.list_values_among(
        "institute", {*counts, *map(str, search_query.get_selected("institutes"))}
    )


def get_other_names(value_names: ValueNames) -> Mapping[int, str]:
    """Return the short, native, former and trading names of each institute as one text, by institute id."""
    return value_names.memoize("other names of institutes", lambda: _list_other_names(value_names))


def _list_other_names(value_names: ValueNames) -> Mapping[int, str]:
    names: dict[int, list[str]] = defaultdict(list)
    ids_by_name: dict[str, list[int]] = defaultdict(list)
    for institute in value_names.list_values("institute"):
        ids_by_name[institute.name].append(institute.id)
        if institute.extra["trading_name"]:
            names[institute.id].append(institute.extra["trading_name"])
    for phrase, kind, values, *_ in value_names.list_lexicon_entries():
        for _, name in values if kind == SpanKind.INSTITUTE else ():
            for institute_id in ids_by_name.get(name, ()):
                names[institute_id].append(phrase)
    return {institute_id: " ".join(of_institute) for institute_id, of_institute in names.items()}


def build_institute_facet(value: NamedValue, counts: Counts) -> InstituteFacet:
    return InstituteFacet(
        id=value.id, slug=value.slug, name=value.name, course_count=counts.get(value.key, 0)
    )
