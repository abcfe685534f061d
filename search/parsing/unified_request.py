"""Parses a request of the unified search into a `SearchQuery`. A filter can include and exclude values."""

from collections.abc import Mapping, Sequence

from schemas.contracts.unified.request import SearchFilters, SearchRequest
from schemas.filters.declarations import PLACE_KINDS, VALUE_FILTERS, ValueFilter
from schemas.filters.fixed_values import Term
from search.errors import FieldError, InvalidFilter
from search.parsing.deadlines import parse_deadline_choice, parse_english_score
from search.parsing.interpreted_query import parse_search_text
from search.parsing.ranges import parse_duration_choice, parse_fee_choice
from search.parsing.references import parse_terms, resolve_reference
from search.parsing.search_query import Point, SearchQuery
from search.value_names.value_names import ValueNames

Terms = Mapping[str, tuple[Term, ...]]


def parse_unified_request(request: SearchRequest, value_names: ValueNames) -> SearchQuery:
    """Raises InvalidFilter if a key is invalid."""
    filters = request.filters
    fields_set = filters.model_fields_set
    given = [each for each in VALUE_FILTERS if each.key in fields_set]
    included, excluded = (_parse_terms(filters, given, side, value_names) for side in ("include", "exclude"))
    for key in included.keys() & excluded.keys():
        _check_disjoint(key, included, excluded)
    search_query = SearchQuery(
        terms={**included, **_parse_place(filters, included, value_names)},
        point=_parse_point(filters),
        fee=parse_fee_choice(filters.fees, "filters.fees", value_names),
        duration=parse_duration_choice(filters.durations, "filters.durations"),
        english_scores=parse_english_score(
            filters.english_score, included.get("english_test", ()), "filters.english_score"
        ),
        deadline=parse_deadline_choice(filters.deadlines),
        order=request.order,
        excluded=excluded,
    )
    return parse_search_text(
        search_query, request.text, value_names, request.literal, interpret=request.interpret
    )


def _parse_terms(
    filters: SearchFilters, given: Sequence[ValueFilter], side: str, value_names: ValueNames
) -> dict[str, tuple[Term, ...]]:
    chosen = {}
    for each in given:
        values = getattr(getattr(filters, each.key), side)
        if values:
            chosen[each.key] = parse_terms(each, values, value_names, f"filters.{each.key}.{side}")
    return chosen


def _check_disjoint(key: str, included: Terms, excluded: Terms) -> None:
    if set(included[key]) & set(excluded[key]):
        reason = "a value can not be both included and excluded"
        sides = (f"filters.{key}.include", f"filters.{key}.exclude")
        raise InvalidFilter(*(FieldError(side, reason) for side in sides))


def _parse_place(filters: SearchFilters, included: Terms, value_names: ValueNames) -> Terms:
    """Resolve the region to the ids of its countries. Returns no terms if the request has no region.

    Raises InvalidFilter if the region does not exist, or if the request combines two kinds of places: a region, a
    point, and the tree of countries, states and cities.
    """
    chosen = [f"filters.{key}" for key in PLACE_KINDS if key in included][:1]
    chosen += ["filters.region"] * (filters.region is not None) + ["filters.point"] * (
        filters.point is not None
    )
    if len(chosen) > 1:
        reason = "only one kind of location can be chosen; it can not be combined with {}"
        one, other = chosen[:2]
        raise InvalidFilter(FieldError(one, reason.format(other)), FieldError(other, reason.format(one)))
    if filters.region is None:
        return {}
    region = value_names.get(
        "region", resolve_reference(value_names, "region", filters.region, "filters.region")
    )
    return {"countries": tuple(sorted(region.parents["countries"]))} if region else {}


def _parse_point(filters: SearchFilters) -> Point | None:
    point = filters.point
    return None if point is None else Point(point.latitude, point.longitude, point.distance_km)
