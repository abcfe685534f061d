"""Writes the sentences of an explanation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from schemas.filters.declarations import FILTERS_BY_GROUP, FilterGroup
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.explanation.requests import list_filter_names, parse_field_weights
from search.parsing.search_query import SearchQuery, SearchText
from search.parsing.text_units import allows_typos
from search.requests.text_clauses import PHRASE_FIELDS, SCORED_FIELDS
from search.text_folding import fold_text

FIELD_NOUNS: dict[str, str] = {
    "name": "name",
    "course_title": "title",
    "specialization_names": "subject",
    "discipline_names": "discipline",
    "institute_names": "institute",
    "degree_level_names": "degree level",
    "campus_names": "campus",
    "city_names": "city",
    "state_names": "state",
    "country_names": "country",
}

SORT_NOUNS: dict[Order, str] = {
    Order.RELEVANCE: "score",
    Order.FEE_LOW_TO_HIGH: "fee",
    Order.FEE_HIGH_TO_LOW: "fee",
    Order.DURATION_ASCENDING: "duration",
    Order.DURATION_DESCENDING: "duration",
    Order.RANKING: "ranking",
}
TIE_NOUNS = ("priority", "popularity", "id")

OWN_VALUE: dict[FilterGroup, Callable[[Mapping[str, Any]], str]] = {
    FilterGroup.PLACE: lambda course: _join_values(set(course["country_names"])),
    FilterGroup.CAMPUS: lambda course: _join_values(course["campus_names"]),
    FilterGroup.LEVEL: lambda course: str(course["degree_level_names"][0]),
    FilterGroup.DISCIPLINE: lambda course: _join_values(course["discipline_names"]),
    FilterGroup.SPECIALIZATION: lambda course: _join_values(course["specialization_names"]),
    FilterGroup.INSTITUTE: lambda course: str(course["institute_names"][0]),
    FilterGroup.INTAKE: lambda course: _join_values(f"month {month}" for month in course["intakes"]),
    FilterGroup.POPULAR: lambda course: "popular" if course["popular"] else "not popular",
    FilterGroup.FEE: lambda course: _format_optional(course["fee_pkr"], "{:,} PKR per year"),
    FilterGroup.DURATION: lambda course: _format_optional(course["duration_weeks"], "{:,} weeks"),
}
"""The values of a course by filter group. The other groups have a single filter, whose field has the value."""


def explain_failed_filters(
    search_query: SearchQuery, source: Mapping[str, Any], matched: frozenset[str]
) -> list[str]:
    failed = [name for name in list_filter_names(search_query) if name not in matched]
    groups = [FilterGroup(name.removeprefix("filter ")) for name in failed]
    return [
        f"The filter by {group.value} keeps it out; it has: {_describe_own_value(group, source)}."
        for group in groups
    ]


def _describe_own_value(group: FilterGroup, source: Mapping[str, Any]) -> str:
    if group in OWN_VALUE:
        return OWN_VALUE[group](source)
    (only,) = FILTERS_BY_GROUP[group]
    return str(source[only.field])


def explain_missing_words(text: SearchText | None, matched: frozenset[str]) -> list[str]:
    reasons: list[str] = []
    for number, unit in enumerate(text.units if text else ()):
        if f"unit {number}" in matched:
            continue
        how = (
            "neither as a form of the word, nor as a synonym, nor with typos"
            if allows_typos(unit.text)
            else "words of up to "
            f"{EXACT_WORD_MAX_CHARACTERS} letters, and words with digits, are taken to the letter"
        )
        reasons.append(f"The word '{unit.text}' is not found in it: {how}.")
    return reasons


def explain_found_words(text: SearchText | None, matched: frozenset[str]) -> list[str]:
    if text is None:
        return ["No text was given, so nothing is scored."]
    reasons: list[str] = []
    if "exact" in matched:
        reasons.append("A whole name of it equals the query: such courses come before all others.")
    for number, unit in enumerate(text.units):
        reasons.append(f"The word '{unit.text}' {_describe_match(number, matched)}.")
    together = [
        FIELD_NOUNS[field] for field, _ in parse_field_weights(PHRASE_FIELDS) if f"phrase {field}" in matched
    ]
    if len(text.units) > 1 and together:
        reasons.append(
            f"The words stand together as a phrase in its {_join_values(together)}, which lifts it."
        )
    return reasons


def _describe_match(number: int, matched: frozenset[str]) -> str:
    exactly = _list_fields("in", number, matched)
    if f"stems {number}" not in matched:
        return f"is found with a typo in its {_join_values(_list_fields('like', number, matched)) or 'texts'}"
    how = "stands" if f"literal {number}" in matched else "stands in another form or as a synonym"
    return f"{how} in its {_join_values(exactly)}" if exactly else f"{how} in its texts, its words apart"


def _list_fields(how: str, number: int, matched: frozenset[str]) -> list[str]:
    """List the fields that contain a unit, the field with the largest weight first."""
    return [
        f"{FIELD_NOUNS[field]} (weight {weight})"
        for field, weight in parse_field_weights(SCORED_FIELDS)
        if f"{number} {how} {field}" in matched
    ]


def explain_neighbours(
    search_query: SearchQuery, hits: Sequence[Mapping[str, Any]], place: int | None
) -> list[str]:
    """Explain the difference to the previous course and to the next course in the ranking."""
    if place is None:
        return []
    reasons: list[str] = []
    own = hits[place]
    if place > 0:
        before = hits[place - 1]
        reasons.append(
            f"Course {before['_id']} is before it: {_describe_difference(search_query, before, own)}."
        )
    if place + 1 < len(hits):
        after = hits[place + 1]
        reasons.append(
            f"Course {after['_id']} is after it: {_describe_difference(search_query, own, after)}."
        )
    return reasons


def _describe_difference(
    search_query: SearchQuery, before: Mapping[str, Any], after: Mapping[str, Any]
) -> str:
    """Describe the first sort value that differs between two consecutive courses."""
    nouns = [*_list_first_noun(search_query), *TIE_NOUNS]
    for at, (noun, one, other) in enumerate(zip(nouns, before["sort"], after["sort"], strict=True)):
        if one != other:
            same = f"the same {_join_values(nouns[:at])}, then " if at else ""
            return (
                f"{same}by {noun}, {_format_sort_value(noun, one)} before {_format_sort_value(noun, other)}"
            )
    raise AssertionError("unreachable: ids differ")


def _list_first_noun(search_query: SearchQuery) -> list[str]:
    by_ties_alone = search_query.order is Order.RELEVANCE and search_query.text is None
    return [] if by_ties_alone else [SORT_NOUNS[search_query.order]]


def _format_sort_value(noun: str, value: Any) -> str:
    """Format a sort value. Elasticsearch sorts an unknown value as the largest or smallest 64-bit integer."""
    if noun in SORT_NOUNS.values() and isinstance(value, int) and abs(value) > 2**60:
        return "unknown"
    return f"{value:,.2f}" if isinstance(value, float) else f"{value:,}"


def _format_optional(value: int | None, text: str) -> str:
    return "unknown" if value is None else text.format(value)


def _join_values(values: Any) -> str:
    return ", ".join(sorted(values, key=fold_text) if isinstance(values, set) else values) or "none"
