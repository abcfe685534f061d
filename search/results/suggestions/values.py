"""Converts matching names of values, such as institutes, to suggestions. The best match is first."""

from collections.abc import Iterator, Mapping, Sequence

from schemas.contracts.unified.suggestions import SearchSuggestion, SuggestedKind
from schemas.documents.value_name.document import ValueKind
from search.interpretation.name_index import NameMatch, NameRank
from search.results.facet_counts import Counts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

VALUE_KINDS: Mapping[ValueKind, SuggestedKind] = {
    "institute_group": "institute_group",
    "country": "country",
    "institute": "institute",
    "discipline": "discipline",
    "specialization": "specialization",
    "blog": "blog",
    "scholarship": "scholarship",
}
PARENT_KINDS: Mapping[ValueKind, ValueKind] = {"specialization": "discipline", "institute": "country"}
"""The kind of the parent whose name is shown to distinguish values with equal names."""
LISTED_WITHOUT_COURSES = frozenset(
    {"institute_group", "country", "institute", "discipline", "blog", "scholarship"}
)
"""The kinds of values that have a page on the site. Values of other kinds are suggested only if they have courses."""
OTHER_NAME_LETTERS_MIN = 3
"""The minimum length of a text that matches the beginning of another name of a value, such as a country.

A shorter text must be the whole name, because other names are in many languages.
"""


def build_suggested_values(
    kind: ValueKind,
    matches: Sequence[NameMatch],
    counts: Mapping[str, Counts],
    value_names: ValueNames,
    limit: int,
) -> list[SearchSuggestion]:
    """Build the suggestions of one kind. Equally good matches are sorted by their number of courses.

    counts: course counts by kind and id. Kinds without courses are absent.
    """
    # The matches are reversed, so that the dictionary keeps the first of several matches of a value.
    best = {match.name.value.id: match for match in reversed(matches) if match.name.value.kind == kind}
    of_kind = counts.get(kind)
    counted = [
        (match, None if of_kind is None else of_kind.get(match.name.value.key, 0)) for match in best.values()
    ]
    ranked = sorted(
        (each for each in counted if each[1] or kind in LISTED_WITHOUT_COURSES), key=_build_sort_key
    )
    return [
        _build_suggestion(VALUE_KINDS[kind], match, count, value_names) for match, count in ranked[:limit]
    ]


def drop_guesses(matches: Sequence[NameMatch]) -> Sequence[NameMatch]:
    """If the text is a whole name, drop names that match only with typos, and longer names that the site does not show.

    For `mba`, the other name `mba finance` is dropped.
    """
    if not any(match.is_sure for match in matches):
        return matches
    return [match for match in matches if match.is_sure or (match.name.is_own and not match.is_similar)]


def keep_site_matches(matches: Mapping[ValueKind, Sequence[NameMatch]]) -> Iterator[NameMatch]:
    """Yield the useful matches of each kind."""
    for of_kind in matches.values():
        yield from (match for match in drop_guesses(of_kind) if _is_useful(match))


def _is_useful(match: NameMatch) -> bool:
    if match.name.is_own or match.is_sure:
        return True
    return match.rank is NameRank.BEGINNING_OF_OTHER_NAME and match.typed_letters >= OTHER_NAME_LETTERS_MIN


def _build_sort_key(counted: tuple[NameMatch, int | None]) -> tuple[int, bool, int, int, str, int]:
    match, count = counted
    value = match.name.value
    return _compute_tier(match), not match.is_near, match.rank, -(count or 0), value.name, value.id


def _compute_tier(match: NameMatch) -> int:
    """Compute the tier of a match, from 0 (the best) to 4."""
    if match.is_sure:
        return 0
    if match.rank is NameRank.BEGINNING_OF_NAME and not match.is_similar:
        return 1
    if match.is_near:
        return 2
    return 4 if match.is_similar else 3


def _build_suggestion(
    kind: SuggestedKind, match: NameMatch, count: int | None, value_names: ValueNames
) -> SearchSuggestion:
    value = match.name.value
    return SearchSuggestion(
        kind=kind,
        id=value.id,
        slug=value.slug,
        name=value.name,
        other_name=None if match.name.is_own else match.name.text,
        context=_list_parents(value, value_names),
        course_count=count,
    )


def _list_parents(value: NamedValue, value_names: ValueNames) -> list[str]:
    kind = PARENT_KINDS.get(value.kind)
    parent = value_names.get(kind, value.parents[kind]) if kind else None
    return [parent.name] if parent else []
