"""Builds the explanation of a course for `POST /api/search`: the words and filters that the course matches."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from schemas.contracts.unified.explanation import CourseExplanation, CourseField, FilterMet, WordsFound
from schemas.contracts.unified.interpretation import LackedPart
from schemas.filters.declarations import FILTERS_BY_GROUP, FilterGroup
from search.explanation.matches import CourseMatch
from search.explanation.requests import (
    find_complete_query,
    list_filter_names,
    list_subjects,
    parse_field_weights,
)
from search.parsing.search_query import SearchQuery, SubjectPhrase
from search.requests.ranking_knobs import SCORED_FIELDS, SUBJECT_SCORED_FIELDS
from search.results.text_interpretation import FILTER_NAMES, LACKED_GROUPS, find_value_name
from search.value_names.value_names import ValueNames

VALUES_MAX = 3
FIELD_NAMES: Mapping[str, CourseField] = {
    "name": "name",
    "course_title": "title",
    "specialization_names": "specialization",
    "discipline_names": "discipline",
    "institute_names": "institute",
    "degree_level_names": "level",
    "campus_names": "campus",
    "city_names": "city",
    "state_names": "state",
    "country_names": "country",
}
Found = tuple[CourseField, Sequence[str]]
"""A field of the course, and the matching words in this field."""


def build_course_explanation(
    course: int, match: CourseMatch | None, search_query: SearchQuery, value_names: ValueNames
) -> CourseExplanation:
    """Build the explanation of a course.

    match: None if the index does not have the course.
    """
    if match is None or "found" not in match.matched:
        return CourseExplanation(
            course=course,
            found=False,
            is_whole_name=False,
            words=[],
            filters=[],
            lacks=[],
            missing_words=[],
        )
    is_whole_name = "whole name" in match.matched
    missing = [] if is_whole_name else list_missing_words(match, search_query)
    return CourseExplanation(
        course=course,
        found=True,
        is_whole_name=is_whole_name,
        words=_group_by_field(_find_words(match, search_query, value_names)),
        filters=list(_list_met_filters(match, search_query, value_names)),
        lacks=[] if is_whole_name else list(_list_lacks(match, search_query)),
        missing_words=missing,
    )


def list_missing_words(match: CourseMatch, search_query: SearchQuery) -> list[str]:
    """List the words of the text that the course does not match."""
    text = search_query.text
    units = text.units if text else ()
    return [unit.text for number, unit in enumerate(units) if f"unit {number}" not in match.matched]


def list_missing_subjects(match: CourseMatch, search_query: SearchQuery) -> list[SubjectPhrase]:
    """List the subjects of the text that the course does not match."""
    subjects = enumerate(list_subjects(search_query))
    return [subject for number, subject in subjects if f"subject {number}" not in match.matched]


def list_failed_groups(match: CourseMatch, search_query: SearchQuery) -> list[FilterGroup]:
    """List the filters of the request and of the text that the course does not pass."""
    failed = (
        name for name in list_filter_names(find_complete_query(search_query)) if name not in match.matched
    )
    return [FilterGroup(name.removeprefix("filter ")) for name in failed]


def _list_lacks(match: CourseMatch, search_query: SearchQuery) -> Iterator[LackedPart]:
    if list_missing_words(match, search_query):
        yield "words"
    if list_missing_subjects(match, search_query):
        yield "subject"
    failed = list_failed_groups(match, search_query)
    yield from (name for group, name in LACKED_GROUPS.items() if group in failed)


def _find_words(
    match: CourseMatch, search_query: SearchQuery, value_names: ValueNames
) -> Iterator[tuple[Found, Sequence[str]]]:
    text = search_query.text
    for number, subject in enumerate(list_subjects(search_query)):
        if f"subject {number}" in match.matched:
            yield _find_subject(number, subject, match, value_names), subject.phrases
    for number, unit in enumerate(text.units if text else ()):
        if f"unit {number}" in match.matched:
            found = _find_field(match, (f"{number} in", f"{number} like"), SCORED_FIELDS)
            yield found or ("other", ()), (unit.text,)


def _find_subject(number: int, subject: SubjectPhrase, match: CourseMatch, value_names: ValueNames) -> Found:
    """Find the course field that contains the words of the subject.

    If no field has the words, return the specializations or disciplines of the course that belong to the subject.
    """
    found = _find_field(match, (f"subject {number} in",), SUBJECT_SCORED_FIELDS)
    if found:
        return found
    for field, key, ids in (
        ("specialization", "specializations", subject.specializations),
        ("discipline", "disciplines", subject.disciplines),
    ):
        own = match.source[f"{field}_ids"]
        names = [find_value_name(key, each, value_names) for each in ids if int(each) in own]
        if names:
            return FIELD_NAMES[f"{field}_names"], list(filter(None, names))[:VALUES_MAX]
    return "other", ()


def _find_field(match: CourseMatch, prefixes: Iterable[str], fields: Sequence[str]) -> Found | None:
    """Find the matching field with the greatest weight.

    All fields are tried with the first prefix before the next prefix. A prefix is the beginning of a clause's name.
    """
    for prefix in prefixes:
        for field, _ in parse_field_weights(fields):
            if f"{prefix} {field}" in match.matched:
                return FIELD_NAMES[field], match.find_marked_words(field)
    return None


def _group_by_field(parts: Iterable[tuple[Found, Sequence[str]]]) -> list[WordsFound]:
    by_field: dict[CourseField, WordsFound] = {}
    for (field, found), typed in parts:
        words = by_field.setdefault(field, WordsFound(typed=[], field=field, found=[]))
        words["typed"] += typed
        words["found"] = list(dict.fromkeys((*words["found"], *found)))
    return list(by_field.values())


def _list_met_filters(
    match: CourseMatch, search_query: SearchQuery, value_names: ValueNames
) -> Iterator[FilterMet]:
    complete = find_complete_query(search_query)
    failed = list_failed_groups(match, search_query)
    for group in complete.groups:
        if group in failed or not _states_values(group, complete):
            continue
        values = _list_own_values(group, match, complete, value_names)
        yield FilterMet(filter=FILTER_NAMES[group], values=values[:VALUES_MAX])


def _states_values(group: FilterGroup, search_query: SearchQuery) -> bool:
    """Whether the group's filters select a value or range. Returns False if they only exclude values."""
    ranges = {
        FilterGroup.FEE: search_query.fee,
        FilterGroup.DURATION: search_query.duration,
        FilterGroup.DEADLINE: search_query.deadline,
    }
    return ranges.get(group) is not None or search_query.includes(group)


def _list_own_values(
    group: FilterGroup, match: CourseMatch, search_query: SearchQuery, value_names: ValueNames
) -> list[str]:
    """List the names of the selected values that the course has."""
    names: list[str] = []
    for declared in FILTERS_BY_GROUP[group]:
        own = match.source[declared.field]
        held = own if isinstance(own, list) else [own]
        selected = (term for term in search_query.get_selected(declared.key) if term in held)
        names += filter(None, (find_value_name(declared.key, term, value_names) for term in selected))
    return names
