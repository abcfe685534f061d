"""Lists the steps that widen a search with few results. Each step finds all courses of the step before it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from schemas.filters.declarations import FILTER_BY_KEY, FilterGroup
from schemas.filters.fixed_values import Term
from search.interpretation.lexicon_builder import get_lexicon
from search.interpretation.spans import SpanKind
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery, SearchText, SubjectPhrase
from search.parsing.text_units import Unit
from search.text_folding import fold_text
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

SPARSE_GROUPS = (FilterGroup.ENGLISH_TEST, FilterGroup.DEADLINE)
"""Filter groups that are dropped first, because few sources state these facts.

The right subject with an unknown test is a better result than a similar subject with a known test.
"""
DETAIL_GROUPS = (
    FilterGroup.LANGUAGE,
    FilterGroup.STUDY_MODE,
    FilterGroup.INTAKE,
    FilterGroup.DURATION,
    FilterGroup.FEE,
)
"""Filter groups that are dropped after the subjects are broadened.

A similar subject within the fee limit is a better result than the right subject above the fee limit.
"""
UNEXPLAINING_KINDS = (SpanKind.FILLER, SpanKind.WISH, SpanKind.WANT, SpanKind.BOUNDARY)
MAIN_GROUPS = (FilterGroup.INSTITUTE, FilterGroup.LEVEL, FilterGroup.PLACE)


def list_steps(search_query: SearchQuery, value_names: ValueNames) -> list[SearchQuery]:
    """List the steps, from the narrowest to the widest.

    1. Correct the typos with words of the lexicon. Then also match the remaining unknown words with typos.
    2. Drop the English test and the deadline, which few sources state. Then require one word less in each step.
    3. Require one subject less in each step, until one subject is left. Then add the nearest subjects. Then add the
       other subjects of the same detailed field. Then add the disciplines of each subject.
    4. Drop the details, such as the fee, one after the other.
    5. Drop the institute, the level and the place, one after the other. A text without subjects keeps the last filter.

    The filters that the visitor has selected are never dropped. A text that is not about studying is not widened.
    """
    if search_query.text is None or search_query.interpretation is None:
        return []
    if search_query.interpretation.is_unrelated:
        return []
    corrected = _correct(search_query, value_names)
    steps = [*([corrected] if corrected else []), *_list_steps(corrected or search_query, value_names)]
    steps = [replace(step, visitor=None) for step in steps if _states_something(step)]
    return [
        replace(step, full=search_query, narrower=tuple(steps[:number])) for number, step in enumerate(steps)
    ]


def _states_something(search_query: SearchQuery) -> bool:
    """Whether the query still requires a part of the text. Without any required part, every course matches."""
    text = search_query.text
    if text is None:
        return False
    has_words = bool(text.units) and text.units_min != 0
    return has_words or bool(text.subjects or search_query.interpreted_groups)


def _correct(search_query: SearchQuery, value_names: ValueNames) -> SearchQuery | None:
    """Build the query for the corrected text. Returns None if the text has no correction."""
    interpretation = search_query.interpretation
    if interpretation is None or interpretation.corrected is None:
        return None
    filters = search_query
    for group in search_query.interpreted_groups:
        filters = drop_group(filters, group)
    return interpret_text(filters, interpretation.corrected, value_names, search_query.literal)


def _list_steps(search_query: SearchQuery, value_names: ValueNames) -> Iterator[SearchQuery]:
    text = search_query.text
    if text is None:
        return
    if not all(_is_known(unit, text) for unit in text.units):
        text = replace(text, with_typos=True)
        search_query = replace(search_query, text=text)
        yield search_query
    for step in _drop_groups(search_query, SPARSE_GROUPS):
        search_query = step
        yield search_query
    for count in reversed(range(_count_needed_words(search_query, text), len(text.units))):
        text = replace(text, units_min=count)
        search_query = replace(search_query, text=text)
        yield search_query
    for count in reversed(range(1, len(text.subjects))):
        text = replace(text, subjects_min=count)
        search_query = replace(search_query, text=text)
        yield search_query
    for broad in _broaden(text.subjects, value_names):
        if broad != text.subjects:
            text = replace(text, subjects=broad)
            search_query = replace(search_query, text=text)
            yield search_query
    for step in _drop_groups(search_query, DETAIL_GROUPS):
        search_query = step
        yield search_query
    groups = [group for group in MAIN_GROUPS if group in search_query.interpreted_groups]
    for group in groups if text.subjects else groups[:-1]:
        search_query = drop_group(search_query, group)
        yield search_query


def _drop_groups(search_query: SearchQuery, groups: Sequence[FilterGroup]) -> Iterator[SearchQuery]:
    """Drop the filter groups that the text states, one more in each step."""
    for group in groups:
        if group in search_query.interpreted_groups:
            search_query = drop_group(search_query, group)
            yield search_query


def _count_needed_words(search_query: SearchQuery, text: SearchText) -> int:
    """Count the words that a course must match in every step, so that a meaningless text finds nothing.

    If the lexicon explains no word, half of the words and all numbers must match. `7.5 6.5` thus finds nothing.
    If the lexicon explains some words, at most the same number of other words is dropped. `rain umbrella colour` thus
    does not find every course about rain.

    One word less is dropped if the other words are several words, all known, and the text states no wish to study, no
    activity and no institute. For `law firm address number`, a course must thus match `address` or `number`. A known
    word that no course has suggests another topic. An unknown word may be a typo.
    """
    interpretation = search_query.interpretation
    if interpretation is None or not (text.subjects or search_query.interpreted_groups):
        words = sum(any(map(str.isalpha, unit.text)) for unit in text.units)
        return len(text.units) - words // 2
    explained = sum(
        span.last - span.first
        for span in interpretation.spans
        if span.is_certain and span.kind not in UNEXPLAINING_KINDS
    )
    states_study = (
        interpretation.states_study
        or interpretation.describes_activity
        or FilterGroup.INSTITUTE in search_query.interpreted_groups
    )
    is_doubtful = len(text.units) > 1 and all(_is_known(unit, text) for unit in text.units)
    return max(0, len(text.units) - explained + (is_doubtful and not states_study))


def _is_known(unit: Unit, text: SearchText) -> bool:
    return all(fold_text(word) in (text.exact_words or ()) for word in unit.words)


def drop_group(search_query: SearchQuery, group: FilterGroup) -> SearchQuery:
    """Copy the query without the values of a filter group."""

    def keep_others(terms: Mapping[str, tuple[Term, ...]]) -> dict[str, tuple[Term, ...]]:
        return {key: values for key, values in terms.items() if FILTER_BY_KEY[key].group is not group}

    return replace(
        search_query,
        terms=keep_others(search_query.terms),
        excluded=keep_others(search_query.excluded),
        fee=None if group is FilterGroup.FEE else search_query.fee,
        duration=None if group is FilterGroup.DURATION else search_query.duration,
        english_scores={} if group is FilterGroup.ENGLISH_TEST else search_query.english_scores,
        deadline=None if group is FilterGroup.DEADLINE else search_query.deadline,
        interpreted_groups=search_query.interpreted_groups - {group},
    )


def _broaden(
    subjects: Sequence[SubjectPhrase], value_names: ValueNames
) -> Iterator[tuple[SubjectPhrase, ...]]:
    """Broaden each subject to the nearest subjects, then to all subjects of its detailed field of ISCED.

    The last step adds the disciplines of each subject.

    Automotive Mechanics thus also finds Automotive Engineering, but not yet all of Engineering.
    """
    nearest = get_lexicon(value_names).related_subjects
    broad = tuple(
        _add_specializations(each, (term for own in each.specializations for term in nearest.get(own, ())))
        for each in subjects
    )
    yield broad
    broad = tuple(
        _add_specializations(each, _list_field(subject, value_names))
        for each, subject in zip(broad, subjects, strict=True)
    )
    yield broad
    yield tuple(
        _add_disciplines(each, subject, value_names) for each, subject in zip(broad, subjects, strict=True)
    )


def _add_specializations(subject: SubjectPhrase, terms: Iterable[Term]) -> SubjectPhrase:
    return replace(subject, specializations=tuple(dict.fromkeys((*subject.specializations, *terms))))


def _list_field(subject: SubjectPhrase, value_names: ValueNames) -> Iterator[Term]:
    """List all specializations of the detailed fields of a subject."""
    by_field = value_names.memoize("specializations by field", lambda: _group_by_field(value_names))
    fields = {_get_field(each) for each in _list_specializations(subject, value_names)}
    for field in sorted(fields):
        yield from by_field.get(field, ())


def _group_by_field(value_names: ValueNames) -> Mapping[str, Sequence[Term]]:
    """Group the ids of the specializations by the code of their field. An index of an older release has no codes."""
    by_field: dict[str, list[Term]] = defaultdict(list)
    for specialization in value_names.list_values("specialization"):
        if field := _get_field(specialization):
            by_field[field].append(specialization.id)
    return by_field


def _get_field(specialization: NamedValue) -> str:
    return str(specialization.extra.get("isced_code", ""))


def _add_disciplines(broad: SubjectPhrase, subject: SubjectPhrase, value_names: ValueNames) -> SubjectPhrase:
    """Copy the broadened subject, and add the disciplines of the specializations of the subject."""
    disciplines = {each.parents["discipline"] for each in _list_specializations(subject, value_names)}
    return replace(broad, disciplines=tuple(sorted({*broad.disciplines, *disciplines}, key=str)))


def _list_specializations(subject: SubjectPhrase, value_names: ValueNames) -> list[NamedValue]:
    found = (value_names.get("specialization", int(each)) for each in subject.specializations)
    return [each for each in found if each]
