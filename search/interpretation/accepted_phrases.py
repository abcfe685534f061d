"""Accepted phrases: texts that visitors type, and whose meaning a person has added with `finder vocabulary accept`.

The index stores each phrase as a value name of the kind `accepted_phrase`, with a meaning such as `country:germany`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from schemas.filters.declarations import FILTER_BY_KEY
from schemas.filters.fixed_values import FixedValues, Term
from search.interpretation.spans import Meaning, SpanKind
from search.interpretation.tokens import build_phrase_key
from search.value_names.value_names import ValueNames

SYNONYM = "synonym"
"""The kind of a phrase that has the meaning of another phrase: `synonym:computer science`."""
FILLER = "filler"
"""The kind of a phrase that is ignored. The value is empty."""


@dataclass(frozen=True, slots=True)
class AcceptedKind:
    """span_kind: the kind of the phrase in a text. filter_key: the filter whose slugs are the values."""

    span_kind: SpanKind
    filter_key: str


ACCEPTED_KINDS: Mapping[str, AcceptedKind] = {
    "discipline": AcceptedKind(SpanKind.SUBJECT, "disciplines"),
    "specialization": AcceptedKind(SpanKind.SUBJECT, "specializations"),
    "level": AcceptedKind(SpanKind.LEVEL, "degree_levels"),
    "level-type": AcceptedKind(SpanKind.LEVEL, "degree_levels_types"),
    "country": AcceptedKind(SpanKind.PLACE, "countries"),
    "state": AcceptedKind(SpanKind.PLACE, "states"),
    "city": AcceptedKind(SpanKind.PLACE, "cities"),
    "institute": AcceptedKind(SpanKind.INSTITUTE, "institutes"),
    "study-mode": AcceptedKind(SpanKind.STUDY_MODE, "study_mode"),
    "language": AcceptedKind(SpanKind.LANGUAGE, "language"),
    "month": AcceptedKind(SpanKind.MONTH, "intakes"),
}
"""The kinds whose value is a slug of a filter, such as `country:germany`."""
KIND_BY_FILTER = {each.filter_key: kind for kind, each in ACCEPTED_KINDS.items()}


def find_term(kind: str, slug: str, value_names: ValueNames) -> Term | None:
    """Return the term with which course documents store the value. Returns None if the slug does not exist."""
    values = FILTER_BY_KEY[ACCEPTED_KINDS[kind].filter_key].values
    if isinstance(values, FixedValues):
        return values.terms.get(slug)
    named = value_names.find(values, slug)
    return named.id if named else None


def list_accepted_phrases(
    value_names: ValueNames, phrases: Mapping[str, Mapping[Meaning, None]]
) -> Iterator[tuple[str, dict[Meaning, None]]]:
    """Yield the key and the meanings of each accepted phrase that `phrases` does not have.

    phrases: the phrases of the lexicon by key. An accepted phrase never replaces a meaning of the lexicon. An accepted
    phrase is left out if its value or synonym does not exist any more.
    """
    for value in value_names.list_values("accepted_phrase"):
        key = build_phrase_key(value.name)
        meanings = _build_meanings(value.extra["meaning"], value_names, phrases)
        if key and meanings and not phrases.get(key):
            yield key, dict.fromkeys(meanings)


def _build_meanings(
    written: str, value_names: ValueNames, phrases: Mapping[str, Mapping[Meaning, None]]
) -> tuple[Meaning, ...]:
    """Build the meanings of a text such as `city:suva`.

    The result is empty if the value or synonym does not exist, or if only a newer release knows the kind.
    """
    kind, _, value = written.partition(":")
    if kind == SYNONYM:
        return tuple(_add_name(each, value) for each in phrases.get(build_phrase_key(value), ()))
    if kind == FILLER:
        return (Meaning(SpanKind.FILLER),)
    term = find_term(kind, value, value_names) if kind in ACCEPTED_KINDS else None
    if term is None:
        return ()
    accepted = ACCEPTED_KINDS[kind]
    return (Meaning(accepted.span_kind, ((accepted.filter_key, term),)),)


def _add_name(meaning: Meaning, synonym: str) -> Meaning:
    """Add the synonym to the names of a subject, so that courses with the synonym in their names match too."""
    if meaning.kind is not SpanKind.SUBJECT:
        return meaning
    return Meaning(meaning.kind, meaning.terms, (*meaning.names, synonym), meaning.value)
