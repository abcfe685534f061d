"""Corrects typos in a search text: unknown words, and known words that form a phrase only with another letter."""

from collections.abc import Mapping, Sequence

from search.interpretation.lexicon import CONNECTING_WORDS, Lexicon
from search.interpretation.tokens import Token

CORRECTED_UNKNOWN_WORDS_MAX = 10
"""The maximum number of corrected unknown words. The lookup of one word takes about 0.1 ms."""
CONTEXT_WORDS_MAX = 3
"""The maximum number of known words without a meaning in a text whose known words are corrected.

In a text with more such words, most of the words are right, so most lookups, of 0.05 ms each, would be useless.
"""
CONTEXT_TOKENS_MAX = 12
"""The maximum number of tokens of a text whose known words are corrected."""


def correct_text(
    text: str, tokens: Sequence[Token], words: Sequence[int], unknown: Sequence[Token], lexicon: Lexicon
) -> str | None:
    """Correct the text. Returns None if nothing is corrected.

    words: the positions of the words without a meaning. unknown: the words that are neither English nor in the lexicon.
    """
    unknown_starts = {token.start for token in unknown}
    replacements: dict[int, str] = {}
    for position in words:
        token = tokens[position]
        if token.start in unknown_starts and len(replacements) < CORRECTED_UNKNOWN_WORDS_MAX:
            similar = None if token.is_acronym else lexicon.find_similar_word(token.key)
            if similar:
                replacements[position] = similar
    known = [each for each in words if tokens[each].start not in unknown_starts]
    if len(known) <= CONTEXT_WORDS_MAX and len(tokens) <= CONTEXT_TOKENS_MAX:
        for position in known:
            similar = _find_word_of_phrase(position, tokens, replacements, lexicon)
            if similar:
                replacements[position] = similar
    corrected = text
    for position, similar in sorted(replacements.items(), reverse=True):
        corrected = corrected[: tokens[position].start] + similar + corrected[tokens[position].end :]
    return None if corrected == text else corrected


def _find_word_of_phrase(
    position: int, tokens: Sequence[Token], replacements: Mapping[int, str], lexicon: Lexicon
) -> str | None:
    """Find a word, one typo away, that forms a phrase with the word before or after it: `supply chian`."""

    def get_neighbour(neighbour: int) -> str:
        if not 0 <= neighbour < len(tokens):
            return ""
        key = replacements.get(neighbour, tokens[neighbour].key)
        return "" if key in CONNECTING_WORDS or not key.isalpha() else key

    token = tokens[position]
    if token.is_acronym:
        return None
    return lexicon.find_word_of_phrase(get_neighbour(position - 1), token.key, get_neighbour(position + 1))
