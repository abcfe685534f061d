"""Interprets search texts with the real lexicon, and writes the spans as text, so that tests are short.

The lexicon has words and phrases with their meanings. A span is a part of a text that has a meaning.
"""

from collections.abc import Iterable

from schemas.filters.declarations import FILTER_BY_KEY
from schemas.filters.fixed_values import Term
from search.interpretation.interpretation import Interpretation, interpret
from search.interpretation.spans import Span
from tests.unit.search.interpretation.sample_value_names import build_real_lexicon, build_sample_value_names


def read_text(text: str, *literal_parts: str) -> Interpretation:
    return interpret(text, build_real_lexicon(), literal_parts)


def describe(text: str, *literal_parts: str) -> list[str]:
    """Describe each span as `kind 'part' = values`.

    A question mark means that the meaning is likely but not certain. Filler words are left out.
    """
    interpretation = read_text(text, *literal_parts)
    return [_describe(span, interpretation) for span in interpretation.spans if span.kind != "filler"]


def list_words(text: str, *literal_parts: str) -> list[str]:
    """Return the words that must match as text."""
    interpretation = read_text(text, *literal_parts)
    return [interpretation.tokens[position].key for position in interpretation.words]


def _describe(span: Span, interpretation: Interpretation) -> str:
    kind = f"{span.kind}{'' if span.is_certain else '?'}"
    return f"{kind} '{interpretation.get_text(span)}' = {describe_values(span)}"


def describe_values(span: Span) -> str:
    """Return the value of a span, such as `cheap`. A span without a value has the names of its filter values."""
    return span.value or ", ".join(_list_names(span))


def _list_names(span: Span) -> Iterable[str]:
    for key, terms in span.terms.items():
        for term in terms:
            yield _find_name(key, term)


def _find_name(key: str, term: Term) -> str:
    kind = FILTER_BY_KEY[key].values
    if not isinstance(kind, str):
        return str(term)
    found = build_sample_value_names().get(kind, int(term))
    assert found
    state = build_sample_value_names().get("state", found.parents["state"]) if key == "cities" else None
    return f"{found.name} ({state.name})" if state else found.name
