"""Parses and formats meanings such as `discipline:law` or `synonym:computer science`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from schemas.filters.declarations import FILTER_BY_KEY
from schemas.filters.fixed_values import FixedValues
from search.interpretation.accepted_phrases import ACCEPTED_KINDS, FILLER, KIND_BY_FILTER, SYNONYM, find_term
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import get_lexicon
from search.interpretation.spans import Meaning
from search.interpretation.tokens import build_phrase_key
from search.value_names.value_names import ValueNames
from stack.errors import StackError

NEAREST_MAX = 3
SIMILARITY_MIN = 60
"""A value or phrase is offered as nearest only if its similarity to the text is at least this percentage."""
SHOWN_MAX = 5
_CODES = ("iso2", "iso3")


class InvalidMeaning(StackError):
    """The meaning has an unknown kind or value, or is ambiguous."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value that a phrase can mean, such as Fiji with the meaning `country:fiji` and the codes FJ and FJI."""

    meaning: str
    name: str
    codes: tuple[str, ...] = ()


def list_values(kind: str, value_names: ValueNames) -> list[Value]:
    values = FILTER_BY_KEY[ACCEPTED_KINDS[kind].filter_key].values
    if isinstance(values, FixedValues):
        return [Value(f"{kind}:{slug}", name) for slug, name in values.names.items()]
    return [
        Value(
            f"{kind}:{value.slug}",
            value.name,
            tuple(value.extra[code] for code in _CODES if value.extra.get(code)),
        )
        for value in value_names.list_values(values)
    ]


def parse_meaning(written: str, value_names: ValueNames) -> str:
    """Replace the name or code of the value by its slug: `country:FJ` → `country:fiji`. Synonyms keep their phrase.

    Raises InvalidMeaning if the kind or the value is unknown, or if the value is ambiguous.
    """
    kind, _, value = (part.strip() for part in written.partition(":"))
    if kind == FILLER and not value:
        return f"{FILLER}:"
    if kind == SYNONYM and value:
        return _parse_synonym(value, value_names)
    if kind not in ACCEPTED_KINDS or not value:
        kinds = ", ".join((*ACCEPTED_KINDS, SYNONYM))
        raise InvalidMeaning(
            f"--means: '{written}' is no meaning: use KIND:VALUE with a kind of {kinds}; or {FILLER}, to ignore it"
        )
    term = find_term(kind, value, value_names)
    if term is not None:
        accepted = ACCEPTED_KINDS[kind]
        current = Meaning(accepted.span_kind, ((accepted.filter_key, term),))
        return describe_meaning(current, value_names) or f"{kind}:{value}"
    found = _find_values(kind, value, value_names)
    if len(found) > 1:
        raise InvalidMeaning(f"--means: '{value}' is ambiguous: {_join(each.meaning for each in found)}")
    if not found:
        raise InvalidMeaning(
            f"--means: there is no {kind} '{value}'{_name_nearest(_find_nearest(kind, value, value_names))}"
        )
    return found[0].meaning


def describe_meaning(meaning: Meaning, value_names: ValueNames) -> str | None:
    """Format a meaning such as `country:fiji`. Returns None for a meaning without exactly one known filter value."""
    if len(meaning.terms) != 1 or meaning.terms[0][0] not in KIND_BY_FILTER:
        return None
    [(key, term)] = meaning.terms
    values = FILTER_BY_KEY[key].values
    if isinstance(values, FixedValues):
        slugs = [slug for slug, each in values.terms.items() if each == term]
    else:
        named = value_names.get(values, int(term))
        slugs = [named.slug] if named else []
    return f"{KIND_BY_FILTER[key]}:{slugs[0]}" if slugs else None


def describe_phrase(phrase: str, meanings: Sequence[Meaning], value_names: ValueNames) -> str:
    """Format the first SHOWN_MAX meanings of a phrase: `state:georgia, country:georgia`."""
    written = (
        describe_meaning(meaning, value_names) or meaning.value or f"{SYNONYM}:{phrase}"
        for meaning in meanings
    )
    return _join(written)


def find_nearest_phrases(text: str, phrases: Sequence[str]) -> list[str]:
    """Return at most NEAREST_MAX similar phrases of the lexicon, the most similar first."""
    found = process.extract(
        build_phrase_key(text), phrases, scorer=fuzz.ratio, score_cutoff=SIMILARITY_MIN, limit=NEAREST_MAX
    )
    return [phrase for phrase, _, _ in found]


def _parse_synonym(value: str, value_names: ValueNames) -> str:
    lexicon: Lexicon = get_lexicon(value_names)
    key = build_phrase_key(value)
    accepted = {
        build_phrase_key(each.name): each.extra["meaning"]
        for each in value_names.list_values("accepted_phrase")
    }
    if key in accepted:
        raise InvalidMeaning(f"--means: '{value}' is an accepted text itself: use {accepted[key]}")
    meanings = lexicon.get(key)
    if not meanings:
        nearest = [f"{SYNONYM}:{each}" for each in find_nearest_phrases(key, lexicon.list_phrases())]
        raise InvalidMeaning(
            f"--means: the search does not know the phrase '{value}'{_name_nearest(nearest)}"
        )
    if len(meanings) > 1:
        raise InvalidMeaning(
            f"--means: '{value}' is ambiguous: {describe_phrase(key, meanings, value_names)}"
        )
    return f"{SYNONYM}:{' '.join(value.split())}"


def _find_values(kind: str, text: str, value_names: ValueNames) -> list[Value]:
    key = build_phrase_key(text)
    return [
        value
        for value in list_values(kind, value_names)
        if build_phrase_key(value.name) == key or text.upper() in value.codes
    ]


def _find_nearest(kind: str, text: str, value_names: ValueNames) -> list[str]:
    """Return meanings: first of values of other kinds with this name or code, then of similar values of this kind."""
    others = (other for other in ACCEPTED_KINDS if other != kind)
    equal = [value.meaning for other in others for value in _find_values(other, text, value_names)]
    names = {value.meaning: build_phrase_key(value.name) for value in list_values(kind, value_names)}
    similar = process.extract(
        build_phrase_key(text), names, scorer=fuzz.ratio, score_cutoff=SIMILARITY_MIN, limit=NEAREST_MAX
    )
    return [*equal[:NEAREST_MAX], *(meaning for _, _, meaning in similar)]


def _name_nearest(nearest: Sequence[str]) -> str:
    return f"; nearest: {_join(nearest)}" if nearest else ""


def _join(parts: Iterator[str] | Sequence[str]) -> str:
    """Join the parts by commas. Long lists are shortened."""
    listed = list(parts)
    more = [f"and {len(listed) - SHOWN_MAX} more"] if len(listed) > SHOWN_MAX else []
    return ", ".join([*listed[:SHOWN_MAX], *more])
