"""Matches the specializations of a course by its source's field and by its name."""

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
    """A specialization found in a name, at words start (included) to end (excluded)."""

    row: SpecializationRow
    start: int
    end: int
    characters: int


def match_specializations(field_slugs: Sequence[str], course_name: str) -> list[str]:
    """Return the distinct specializations of a course, best first; empty only when field_slugs is empty.

    field_slugs: the crosswalk's specializations in the source's order (a dual award has two). A more specific
    subject in the title replaces the field of its discipline, the longest name first. A subject of another
    discipline (`also_recognised_in`) is placed before the field and does not replace the field.
    """
    words = fold_course_name(course_name)
    fields = [read_specializations()[slug] for slug in dict.fromkeys(field_slugs)]
    disciplines = {field.discipline_code for field in fields}
    found = (slug for own in fields for slug in _match_field(own, words, disciplines - {own.discipline_code}))
    return list(dict.fromkeys(found))


def _match_field(own: SpecializationRow, words: tuple[str, ...], others: Set[str]) -> list[str]:
    """Return one field's specializations, without subjects in the disciplines of the other award."""
    named = [row for row in _find_mentions(words, own, fields=False) if row.discipline_code not in others]
    if not named and own.is_field:
        named = [row for row in _find_named_fields(words, own) if row.discipline_code not in others]
    slugs = [row.slug for row in named]
    return slugs if any(_covers(own, row) for row in named) else [*slugs, own.slug]


def _find_named_fields(words: tuple[str, ...], own: SpecializationRow) -> list[SpecializationRow]:
    """Return the fields named in the title: all for a general field, else at most one."""
    named = _find_mentions(words, own, fields=True)
    if own.covered_fields:
        return named
    if own in named:
        return [own]
    return [row for row in named if not row.covered_fields][:1]


def _find_mentions(
    words: tuple[str, ...], own: SpecializationRow, *, fields: bool
) -> list[SpecializationRow]:
    """Return the subjects of this field named in the words, longest first; overlapping shorter ones are dropped."""
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
    """Return the rows by folded name and alias, either of the fields or of the other subjects."""
    index: dict[tuple[str, ...], tuple[SpecializationRow, ...]] = {}
    for row in read_specializations().values():
        if row.is_field is fields:
            for phrase in {fold_words(name) for name in (row.name, *row.aliases)}:
                index[phrase] = (*index.get(phrase, ()), row)
    return index
