"""Finds phrases that require an open application: `applications still open`, `can still apply`."""

import re
from collections.abc import Iterator, Sequence

from search.interpretation.amounts import AmountMatch
from search.interpretation.spans import SpanKind
from search.interpretation.tokens import Token

_OPEN = re.compile(
    r"\b(?:(?:still |currently |now )?(?:open|accepting)(?: for| to)?(?: new)? applications?(?: now)?"
    r"|applications? (?:are |is )?(?:still |currently |now )?open(?: now)?"
    r"|(?:i )?can still apply(?: for| to)?|still open|deadlines? (?:has |have )?(?:not|isnt|hasnt) (?:over|passed))\b"
)
_KEYS = frozenset({"open", "accepting", "apply", "deadline", "deadlines"})


def find_open_applications(tokens: Sequence[Token]) -> Iterator[AmountMatch]:
    """Find the phrases. `apply before march` is not one: it does not say which deadlines are meant."""
    if not any(token.key in _KEYS for token in tokens):
        return
    text = " ".join(token.key for token in tokens)
    for match in _OPEN.finditer(text):
        first = text.count(" ", 0, match.start())
        yield AmountMatch(first, first + match.group().count(" ") + 1, SpanKind.DEADLINE)
