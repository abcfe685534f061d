"""Decides whether a short word is a pronoun or a short form: `it` in `does it cost` is a pronoun, `IT` is a subject."""

from collections.abc import Sequence

from search.interpretation.spans import PhraseMatch, SpanKind
from search.interpretation.tokens import Token, get_key

FUNCTION_WORDS = frozenset(
    {
        "am", "an", "as", "at", "be", "by", "can", "da", "do", "go", "he", "if", "in", "is", "it", "me", "my", "no",
        "of", "on", "or", "so", "to", "up", "us", "we", "and", "are", "but", "for", "had", "has", "her", "him",
        "his", "not", "our", "out", "she", "the", "was", "who", "why", "how", "all", "any", "get", "got", "let",
        "new", "one", "see", "too", "two", "use", "way", "you", "act", "add", "aid",
    }
)  # fmt: skip
"""Words that are a short form of a subject, institute or place only in capital letters: `IT`.

The exceptions are `it` and `us`. They can also be short forms in lower case, depending on their neighbours.
"""
PRONOUN_NEIGHBOURS = frozenset(
    {
        "is", "was", "does", "do", "make", "about", "because", "will", "would", "can", "study", "find", "have",
        "if", "that", "tell", "give", "help", "show", "let", "offer",
    }
)  # fmt: skip
"""`it` and `us` directly before or after one of these words are pronouns."""


def is_allowed(match: PhraseMatch, tokens: Sequence[Token]) -> bool:
    """Whether to keep the match. A short form is rejected if the word is a pronoun or another function word."""
    if match.last - match.first > 1 or match.phrase not in FUNCTION_WORDS:
        return True
    if all(meaning.kind in (SpanKind.FILLER, SpanKind.BOUNDARY, SpanKind.WANT) for meaning in match.meanings):
        return True
    token = tokens[match.first]
    if token.is_acronym and not all(each.is_acronym or not each.key.isalpha() for each in tokens):
        return True
    if match.phrase not in ("it", "us"):
        return False
    before, after = get_key(tokens, match.first - 1), get_key(tokens, match.last)
    return before not in PRONOUN_NEIGHBOURS and after not in PRONOUN_NEIGHBOURS
