"""Reverses the limit of an amount after a negation: `should not be more than 10000` is an upper limit."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from search.interpretation.spans import PhraseMatch
from search.interpretation.tokens import Token, get_key

OPPOSITES = {"fee-min": "fee-max", "fee-max": "fee-min"}
COMPARISONS = (
    "more than", "less than", "higher than", "lower than", "greater than", "longer than", "shorter than", "exceeding",
    "above", "over", "below", "under",
)  # fmt: skip
"""The ends of boundary phrases that a negation reverses. `not within 10000` is no lower limit."""
NEGATIONS = frozenset(
    {
        "not", "no", "never", "cant", "cannot", "couldnt", "dont", "doesnt", "shouldnt", "mustnt", "wont", "unable",
        "without",
    }
)  # fmt: skip
WORDS_BETWEEN = frozenset(
    {
        "be", "being", "cost", "costs", "costing", "pay", "paying", "spend", "spending", "afford", "have", "having",
        "want", "wish", "like", "to", "willing", "able", "going", "go", "take", "last", "any", "for", "fee", "fees",
    }
)  # fmt: skip
"""Words between a negation and a boundary phrase: `not willing to pay more than`."""
WORDS_BETWEEN_MAX = 4


def reverse_negated_limits(
    boundaries: Iterable[PhraseMatch], tokens: Sequence[Token]
) -> Iterator[PhraseMatch]:
    """Yield each boundary phrase. A negated phrase begins at its negation and has the opposite direction."""
    for boundary in boundaries:
        meaning = boundary.meanings[0]
        negation = _find_negation(boundary, tokens) if meaning.value in OPPOSITES else None
        if negation is None:
            yield boundary
        else:
            opposite = replace(meaning, value=OPPOSITES[meaning.value])
            yield replace(boundary, first=negation, meanings=(opposite,))


def _find_negation(boundary: PhraseMatch, tokens: Sequence[Token]) -> int | None:
    """Return the position of the negation before the phrase. A phrase such as `not over` has its own negation."""
    if not boundary.phrase.endswith(COMPARISONS) or boundary.phrase.split()[0] in NEGATIONS:
        return None
    for position in range(boundary.first - 1, boundary.first - WORDS_BETWEEN_MAX - 2, -1):
        key = get_key(tokens, position)
        if key in NEGATIONS:
            words = tokens[position : boundary.last]
            # In `no fees, under 10000`, the comma ends the negation.
            return None if any(after.start > word.end + 1 for word, after in pairwise(words)) else position
        if key not in WORDS_BETWEEN:
            return None
    return None
