"""Chooses among overlapping phrases. The best choice covers the most tokens with the longest phrases."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from search.interpretation.spans import PhraseMatch

TOKEN_WEIGHT = 10
JOINED_WEIGHT = 4
"""The added weight of each further token of a phrase. A phrase of two words thus weighs more than two single words."""
LATE_BEGINNINGS = ("research ", "taught master")
"""Phrases with these beginnings weigh one less. The phrase before them thus gets a word that could be in either.

In `operations research master`, `research` belongs to `operations research`, not to `research master`.
"""


def choose_phrases(matches: Iterable[PhraseMatch], token_count: int) -> list[PhraseMatch]:
    """Choose matches that do not overlap and together have the greatest weight, in the order of the text."""
    by_end: dict[int, list[PhraseMatch]] = defaultdict(list)
    for match in matches:
        by_end[match.last].append(match)
    weights = [0] * (token_count + 1)
    chosen: list[PhraseMatch | None] = [None] * (token_count + 1)
    for end in range(1, token_count + 1):
        weights[end] = weights[end - 1]
        for match in by_end[end]:
            weight = weights[match.first] + _weigh(match)
            if weight > weights[end]:
                weights[end], chosen[end] = weight, match
    return _follow_back(chosen)


def _follow_back(chosen: Sequence[PhraseMatch | None]) -> list[PhraseMatch]:
    """Collect the matches of the best choice, from the end of the text to its start.

    chosen: for each position, the match that ends there in the best choice up to this position. None without a match.
    """
    result: list[PhraseMatch] = []
    end = len(chosen) - 1
    while end > 0:
        match = chosen[end]
        if match is not None:
            result.append(match)
        end = match.first if match else end - 1
    return result[::-1]


def _weigh(match: PhraseMatch) -> int:
    tokens = match.last - match.first
    is_late = tokens > 1 and match.phrase.startswith(LATE_BEGINNINGS)
    return tokens * TOKEN_WEIGHT + (tokens - 1) * JOINED_WEIGHT - is_late
