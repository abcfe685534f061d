"""Finds the specializations of a course from its field in the register and from its name.

A detailed field is a group of subjects in the classification ISCED-F 2013.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from schemas.taxonomy.data_files import read_specializations
from schemas.taxonomy.folding import fold_course_name, fold_words
from schemas.taxonomy.rows import SpecializationRow

_Phrases: TypeAlias = Mapping[tuple[str, ...], tuple[SpecializationRow, ...]]


@dataclass(frozen=True, slots=True)
class _Mention:
    """A specialization found in a course name, from word `start` to word `end` (exclusive)."""

    row: SpecializationRow
    start: int
    end: int
    characters: int


def match_specializations(field_slugs: Sequence[str], course_name: str) -> list[str]:
    """Return the slugs of the specializations of a course, each once, the best first.

    field_slugs: the specializations for the field codes of the course. A dual award has two field codes.

    - A subject in the course name replaces a broader field: Computing, "Bachelor of Cyber Security" → Cyber Security.
    - A subject of another discipline (see `also_recognised_in`) does not replace the field, but is added before it.

    The result is empty only if field_slugs is empty.
    """
    words = fold_course_name(course_name)
    fields = [read_specializations()[slug] for slug in dict.fromkeys(field_slugs)]
    disciplines = {field.discipline_code for field in fields}
    found = (slug for own in fields for slug in _match_field(own, words, disciplines - {own.discipline_code}))
    return list(dict.fromkeys(found))


def _match_field(own: SpecializationRow, words: tuple[str, ...], others: Set[str]) -> list[str]:
    """Return the specializations for one field of the course.

    - others: the disciplines of the other award in a dual award. Subjects of these disciplines are skipped.
    """
    named = [row for row in _find_mentions(words, own, fields=False) if row.discipline_code not in others]
    if not named and own.is_field:
        named = [row for row in _find_named_fields(words, own) if row.discipline_code not in others]
    slugs = [row.slug for row in named]
    return slugs if any(_covers(own, row) for row in named) else [*slugs, own.slug]


def _find_named_fields(words: tuple[str, ...], own: SpecializationRow) -> list[SpecializationRow]:
    """Return the detailed fields that the course name contains.

    If the course's own field is general, such as General Science, all fields are returned, otherwise at most one field.
    """
    named = _find_mentions(words, own, fields=True)
    if own.covered_fields:
        return named
    if own in named:
        return [own]
    return [row for row in named if not row.covered_fields][:1]


def _find_mentions(
    words: tuple[str, ...], own: SpecializationRow, *, fields: bool
) -> list[SpecializationRow]:
    """Return the subjects (or, if `fields` is true, the detailed fields) that the words contain, the longest first.

    A shorter subject that overlaps a longer subject is skipped. A subject that is unrelated to the field `own` is
    skipped too.
    """
    within = (
        mention
        for mention in _iterate_mentions(words, _read_phrases(fields))
        if _is_recognised_in(own, mention.row)
    )
    taken: set[int] = set()
    kept: list[SpecializationRow] = []
    for mention in sorted(within, key=lambda mention: (-mention.characters, mention.start, mention.row.id)):
        span = range(mention.start, mention.end)
        if taken.isdisjoint(span):
            taken.update(span)
            kept.append(mention.row)
    return kept


def _iterate_mentions(words: tuple[str, ...], phrases: _Phrases) -> Iterable[_Mention]:
    longest = max(map(len, phrases))
    for start in range(len(words)):
        for end in range(start + 1, min(start + longest, len(words)) + 1):
            for row in phrases.get(words[start:end], ()):
                yield _Mention(row, start, end, sum(map(len, words[start:end])))


def _is_recognised_in(own: SpecializationRow, other: SpecializationRow) -> bool:
    return _covers(own, other) or own.isced_code.startswith(other.also_recognised_in or ("none",))


def _covers(own: SpecializationRow, other: SpecializationRow) -> bool:
    return other.isced_code.startswith(own.covered_fields or (own.discipline_code,))


@lru_cache
def _read_phrases(fields: bool) -> _Phrases:
    """Return specializations by the words of their names and aliases.

    If `fields` is true, the result has only the detailed fields, otherwise only the subjects within detailed fields.
    """
    index: dict[tuple[str, ...], tuple[SpecializationRow, ...]] = {}
    for row in read_specializations().values():
        if row.is_field is fields:
            for phrase in {fold_words(name) for name in (row.name, *row.aliases)}:
                index[phrase] = (*index.get(phrase, ()), row)
    return index
