"""Writes the sentences of an explanation for `finder index explain`."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from schemas.filters.declarations import FILTERS_BY_GROUP, FilterGroup
from schemas.vocabulary.day_numbers import to_date
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import EXACT_WORD_MAX_CHARACTERS
from search.explanation.matches import CourseMatch
from search.explanation.reasons import list_failed_groups, list_missing_subjects, list_missing_words
from search.explanation.requests import is_corrected, list_subjects, parse_field_weights
from search.parsing.search_query import SearchQuery, SubjectPhrase
from search.parsing.text_units import allows_typos
from search.requests.ranking_knobs import PHRASE_FIELDS, SCORED_FIELDS, SUBJECT_SCORED_FIELDS
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
    FilterGroup.ENGLISH_TEST: lambda course: _join_values(
        f"{test} {score:g}" for test, score in course["english_minimums"].items()
    ),
    FilterGroup.DEADLINE: lambda course: _format_optional(
        to_date(course["application_deadline"]), "application deadline {}"
    ),
}
"""Functions that describe the value of a course, by filter group.

A group that is absent here has only one filter. The explanation shows the value of this filter's field.
"""


def explain_failed_filters(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    return [
        f"The course does not pass the filter by {group.value}. "
        f"The course has: {_describe_own_value(group, match.source)}."
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
            "The search also tried other forms of the word, synonyms and typos"
            if allows_typos(unit.text)
            else f"Words of up to {EXACT_WORD_MAX_CHARACTERS} letters and words with digits match without typos"
        )
        reasons.append(f"The course does not have the word '{unit.text}'. {how}.")
    subjects = map(_join_alternatives, list_missing_subjects(match, search_query))
    return [*reasons, *(f"The course does not have the subject '{subject}'." for subject in subjects)]


def explain_found_words(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    text, matched = search_query.text, match.matched
    if text is None:
        return ["The search has no text, so the courses have no score."]
    reasons: list[str] = []
    if "whole name" in matched:
        reasons.append(
            "The text is a whole name of the course, its institute or a campus. Such courses come first."
        )
    for number, unit in enumerate(text.units):
        if f"unit {number}" in matched:
            reasons.append(f"The word '{unit.text}' {_describe_match(number, matched)}.")
    for number, subject in enumerate(list_subjects(search_query)):
        if f"subject {number}" in matched:
            fields = _list_fields(f"subject {number} in", SUBJECT_SCORED_FIELDS, matched)
            place = (
                f"in the {_join_values(fields)}" if fields else "a specialization or discipline of the course"
            )
            reasons.append(f"The subject '{_join_alternatives(subject)}' is {place}.")
    together = [
        FIELD_NOUNS[field] for field, _ in parse_field_weights(PHRASE_FIELDS) if f"phrase {field}" in matched
    ]
    if len(text.units) + len(text.subjects) > 1 and together:
        reasons.append(f"A higher score: the whole text is a phrase in the {_join_values(together)}.")
    return reasons


def explain_lacks(search_query: SearchQuery, match: CourseMatch) -> list[str]:
    """List the parts of the text that the course does not match.

    The list is empty unless the search was widened, which means that it requires less of the text. If the text was
    corrected, the list begins with the corrected text.
    """
    if search_query.full is None:
        return []
    reasons: list[str] = []
    if is_corrected(search_query) and search_query.interpretation:
        reasons.append(f"The text was corrected to '{search_query.interpretation.text}'.")
    if "whole name" in match.matched:
        return reasons
    lacked = [f"'{word}'" for word in list_missing_words(match, search_query)]
    lacked += [f"'{_join_alternatives(each)}'" for each in list_missing_subjects(match, search_query)]
    lacked += [f"the {group.value}" for group in list_failed_groups(match, search_query)]
    if lacked:
        reasons.append(
            "Few courses match the whole text, so the search was widened. "
            f"The course does not match: {', '.join(lacked)}."
        )
    return reasons


def _join_alternatives(subject: SubjectPhrase) -> str:
    return " or ".join(subject.phrases)


def _describe_match(number: int, matched: frozenset[str]) -> str:
    exactly = _list_fields(f"{number} in", SCORED_FIELDS, matched)
    if f"stems {number}" not in matched:
        similar = _list_fields(f"{number} like", SCORED_FIELDS, matched)
        where = f"the {_join_values(similar)}" if similar else "another text"
        return f"matches with a typo in {where}"
    how = "is" if f"literal {number}" in matched else "matches as another form or a synonym"
    return f"{how} in the {_join_values(exactly)}" if exactly else f"{how} in several texts together"


def _list_fields(prefix: str, fields: Sequence[str], matched: frozenset[str]) -> list[str]:
    """List the fields that contain a part of the text. The field with the greatest weight is first."""
    return [
        f"{FIELD_NOUNS[field]} (weight {weight})"
        for field, weight in parse_field_weights(fields)
        if f"{prefix} {field}" in matched
    ]


def explain_neighbours(
    search_query: SearchQuery, hits: Sequence[Mapping[str, Any]], place: int | None
) -> list[str]:
    """Explain why the course is after the previous course and before the next course."""
    if place is None:
        return []
    reasons: list[str] = []
    own = hits[place]
    if place > 0:
        before = hits[place - 1]
        reasons.append(
            f"Course {before['_id']} comes before: {_describe_difference(search_query, before, own)}."
        )
    if place + 1 < len(hits):
        after = hits[place + 1]
        reasons.append(
            f"Course {after['_id']} comes after: {_describe_difference(search_query, own, after)}."
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
    raise AssertionError("two courses can not have the same id")


def _list_first_nouns(search_query: SearchQuery) -> list[str]:
    """List the words that name the sort values, such as "score" and "fee".

    A widened search always sorts by score first.
    """
    if search_query.order is Order.RELEVANCE:
        return ["score"] if search_query.text else []
    order = SORT_NOUNS[search_query.order]
    return ["score", order] if search_query.full else [order]


def _format_sort_value(noun: str, value: Any) -> str:
    """Format a sort value. For an unknown value, Elasticsearch returns the largest or smallest 64-bit integer."""
    if noun in SORT_NOUNS.values() and isinstance(value, int) and abs(value) > 2**60:
        return "unknown"
    return f"{value:,.2f}" if isinstance(value, float) else f"{value:,}"


def _format_optional(value: int | date | None, text: str) -> str:
    return "unknown" if value is None else text.format(value)


def _join_values(values: Any) -> str:
    return ", ".join(sorted(values, key=fold_text) if isinstance(values, set) else values) or "none"
