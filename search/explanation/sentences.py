"""Writes the sentences of an explanation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from schemas.filters.declarations import FILTERS_BY_GROUP, FilterGroup
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.explanation.matches import CourseMatch
from search.explanation.reasons import list_failed_groups, list_missing_subjects, list_missing_words
from search.explanation.requests import is_corrected, list_subjects, parse_field_weights
from search.parsing.search_query import SearchQuery, SubjectPhrase
from search.parsing.text_units import allows_typos
from search.requests.text_clauses import PHRASE_FIELDS, SCORED_FIELDS, SUBJECT_SCORED_FIELDS
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


def explain_failed_filters(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    return [
        f"The filter by {group.value} keeps it out; it has: {_describe_own_value(group, match.source)}."
        for group in list_failed_groups(match, search_query)
    ]


def _describe_own_value(group: FilterGroup, source: Mapping[str, Any]) -> str:
    if group in OWN_VALUE:
        return OWN_VALUE[group](source)
    (only,) = FILTERS_BY_GROUP[group]
    return str(source[only.field])


def explain_missing_words(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    text = search_query.text
    reasons: list[str] = []
    for number, unit in enumerate(text.units if text else ()):
        if f"unit {number}" in match.matched:
            continue
        how = (
            "neither as a form of the word, nor as a synonym, nor with typos"
            if allows_typos(unit.text)
            else "words of up to "
            f"{EXACT_WORD_MAX_CHARACTERS} letters, and words with digits, are taken to the letter"
        )
        reasons.append(f"The word '{unit.text}' is not found in it: {how}.")
    subjects = map(_join_alternatives, list_missing_subjects(match, search_query))
    return [*reasons, *(f"It is not about the subject '{subject}'." for subject in subjects)]


def explain_found_words(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    text, matched = search_query.text, match.matched
    if text is None:
        return ["No text was given, so nothing is scored."]
    reasons: list[str] = []
    if "whole name" in matched:
        reasons.append("A whole name of it equals the query: such courses come before all others.")
    for number, unit in enumerate(text.units):
        if f"unit {number}" in matched:
            reasons.append(f"The word '{unit.text}' {_describe_match(number, matched)}.")
    for number, subject in enumerate(list_subjects(search_query)):
        if f"subject {number}" in matched:
            fields = _list_fields(f"subject {number} in", SUBJECT_SCORED_FIELDS, matched)
            place = f"stands in its {_join_values(fields)}" if fields else "is what its subjects mean"
            reasons.append(f"The subject '{_join_alternatives(subject)}' {place}.")
    together = [
        FIELD_NOUNS[field] for field, _ in parse_field_weights(PHRASE_FIELDS) if f"phrase {field}" in matched
    ]
    if len(text.units) + len(text.subjects) > 1 and together:
        reasons.append(
            f"The words stand together as a phrase in its {_join_values(together)}, which lifts it."
        )
    return reasons


def explain_lacks(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    """Name the parts of the text that a widened search dropped and the course lacks."""
    if search_query.full is None:
        return []
    reasons: list[str] = []
    if is_corrected(search_query) and search_query.interpretation:
        reasons.append(f"The text was read as '{search_query.interpretation.text}'.")
    if "whole name" in match.matched:
        return reasons
    lacked = [f"'{word}'" for word in list_missing_words(match, search_query)]
    lacked += [f"'{_join_alternatives(each)}'" for each in list_missing_subjects(match, search_query)]
    lacked += [f"the {group.value}" for group in list_failed_groups(match, search_query)]
    if lacked:
        reasons.append(
            f"Few courses meet the whole text, so the search was widened. It lacks: {', '.join(lacked)}."
        )
    return reasons


def _join_alternatives(subject: SubjectPhrase) -> str:
    return " or ".join(subject.phrases)


def _describe_match(number: int, matched: frozenset[str]) -> str:
    exactly = _list_fields(f"{number} in", SCORED_FIELDS, matched)
    if f"stems {number}" not in matched:
        similar = _list_fields(f"{number} like", SCORED_FIELDS, matched)
        return f"is found with a typo in its {_join_values(similar) or 'texts'}"
    how = "stands" if f"literal {number}" in matched else "stands in another form or as a synonym"
    return f"{how} in its {_join_values(exactly)}" if exactly else f"{how} in its texts, its words apart"


def _list_fields(prefix: str, fields: Sequence[str], matched: frozenset[str]) -> list[str]:
    """List the fields that contain a part of the text, the field with the largest weight first."""
    return [
        f"{FIELD_NOUNS[field]} (weight {weight})"
        for field, weight in parse_field_weights(fields)
        if f"{prefix} {field}" in matched
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
    nouns = [*_list_first_nouns(search_query), *TIE_NOUNS]
    for at, (noun, one, other) in enumerate(zip(nouns, before["sort"], after["sort"], strict=True)):
        if one != other:
            same = f"the same {_join_values(nouns[:at])}, then " if at else ""
            return (
                f"{same}by {noun}, {_format_sort_value(noun, one)} before {_format_sort_value(noun, other)}"
            )
    raise AssertionError("unreachable: ids differ")


def _list_first_nouns(search_query: SearchQuery) -> list[str]:
    """A widened search sorts by score first in every order."""
    if search_query.order is Order.RELEVANCE:
        return ["score"] if search_query.text else []
    order = SORT_NOUNS[search_query.order]
    return ["score", order] if search_query.full else [order]


def _format_sort_value(noun: str, value: Any) -> str:
    """Format a sort value. Elasticsearch sorts an unknown value as the largest or smallest 64-bit integer."""
    if noun in SORT_NOUNS.values() and isinstance(value, int) and abs(value) > 2**60:
        return "unknown"
    return f"{value:,.2f}" if isinstance(value, float) else f"{value:,}"


def _format_optional(value: int | None, text: str) -> str:
    return "unknown" if value is None else text.format(value)


def _join_values(values: Any) -> str:
    return ", ".join(sorted(values, key=fold_text) if isinstance(values, set) else values) or "none"
