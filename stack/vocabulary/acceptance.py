"""Checks if a person may give a text a meaning. Existing meanings of the tables and the catalogue never change."""

from collections.abc import Iterator

from schemas.vocabulary.limits import POPULAR_SEARCH_MAX_CHARACTERS
from search.interpretation.accepted_phrases import ACCEPTED_KINDS, SYNONYM
from search.interpretation.interpretation import Interpretation, interpret
from search.interpretation.lexicon_builder import get_lexicon
from search.interpretation.spans import Span, SpanKind
from search.interpretation.tokens import build_phrase_key
from search.value_names.value_names import ValueNames
from stack.errors import StackError
from stack.vocabulary.meanings import describe_phrase

RULE = "A decision never overrides the meanings of the tables and of the catalogue"


class TextRefused(StackError):
    """The text has no word or is too long, or the search already understands the text or a part of it."""


def normalize_text(text: str) -> str:
    """Collapse spaces. Raises TextRefused for a text that is too long or contains no word."""
    normalized = " ".join(text.split())
    if not build_phrase_key(normalized):
        raise TextRefused(f"'{normalized}' has no word")
    if len(normalized) > POPULAR_SEARCH_MAX_CHARACTERS:
        raise TextRefused(f"the text is longer than {POPULAR_SEARCH_MAX_CHARACTERS} characters")
    return normalized


def check_acceptance(text: str, meaning: str, value_names: ValueNames) -> None:
    """Raise TextRefused if the search already understands the text, or a part of it that the new meaning would hide.

    A part may have a meaning of the same kind: "vet nurse" may become a subject, although `vet` and `nurse` are
    subjects. The name of an institute may contain any phrase.
    meaning: the result of `parse_meaning`, such as `specialization:nursing`.
    """
    lexicon = get_lexicon(value_names)
    key = build_phrase_key(text)
    known = lexicon.get(key)
    if known:
        raise TextRefused(f"'{text}' already means {describe_phrase(key, known, value_names)}. {RULE}")
    interpretation = interpret(text, lexicon)
    certain = list(_list_certain_spans(interpretation))
    kind = _find_span_kind(meaning, value_names)
    for span in certain:
        is_whole = span.last - span.first == len(interpretation.tokens)
        if not is_whole and kind in (span.kind, SpanKind.INSTITUTE):
            continue
        part = interpretation.get_text(span)
        described = describe_phrase(build_phrase_key(part), span.meanings, value_names) or str(span.kind)
        if is_whole:
            raise TextRefused(f"'{text}' already means {described}. {RULE}")
        raise TextRefused(
            f"'{part}' in '{text}' already means {described}, which {meaning} would hide: accept the other words. "
            f"{RULE}"
        )


def _list_certain_spans(interpretation: Interpretation) -> Iterator[Span]:
    return (span for span in interpretation.spans if span.is_certain and span.kind is not SpanKind.FILLER)


def _find_span_kind(meaning: str, value_names: ValueNames) -> SpanKind:
    kind, _, value = meaning.partition(":")
    if kind == SYNONYM:
        return get_lexicon(value_names).get(build_phrase_key(value))[0].kind
    return ACCEPTED_KINDS[kind].span_kind if kind in ACCEPTED_KINDS else SpanKind.FILLER
