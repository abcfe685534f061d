"""Ranks words of the catalogue as corrections of a typed word.

The rank depends on the cost of the typos and on the number of courses with the word.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log10

from rapidfuzz.distance import OSA, Levenshtein

from search.words.keyboard import are_neighbours
from search.words.word_forms import are_forms

TRANSPOSED = 0.8
"""Cost of two swapped letters."""
DOUBLED = 0.55
"""Cost of a doubled letter (`nurrsing`), or of a double letter that is typed once (`biling`)."""
MUTE = 0.8
"""Cost of an extra or missing vowel or `h`."""
SIMILAR = 0.75
"""Cost of a wrong vowel, or of a wrong letter with a similar sound, such as `s` and `z`."""
NEIGHBOURING = 0.85
"""Cost of a wrong letter whose key is a neighbour of the right key."""
FIRST_LETTER = 0.7
"""Added cost of a wrong first letter. People rarely mistype the first letter."""
COMMON = 0.17
"""Cost reduction for each factor of ten in the number of courses."""

RARER = 5
DOUBTFUL = 1.2
"""Added cost of a candidate that may be a typo in the catalogue.

A candidate is doubtful if it differs by one typo from a candidate with at least RARER times as many courses, and if the
two are not forms of one word.
"""

VOWELS = frozenset("aeiouy")
BY_SOUND = 0.5
"""Added cost of a comparison by sound. The comparison by sound finds `physics` for `fysics`."""
SOUNDS = (("ph", "f"), ("ck", "k"), ("qu", "kw"), ("ch", "k"), ("tion", "shun"), ("sion", "shun"))
SILENT_STARTS = (("psy", "sy"), ("kn", "n"), ("wr", "r"), ("pneu", "neu"))
SOUND_ALIKE = tuple(map(frozenset, ("cks", "sz", "gj", "fv", "dt", "bp", "mn", "lr")))

CACHED_RANKINGS_MAX = 256
"""Size of the cache of rankings. One correction ranks the same words several times."""

COST_MAX_BY_LETTERS = ((5, 1.0), (7, 1.7), (31, 2.5))
"""Pairs of word length and maximum cost. A typed word shorter than this length has this maximum cost.

The maximum is low for short words, because one typo can turn a short word into another word.
"""


@dataclass(frozen=True, slots=True)
class SimilarWord:
    """A word of the catalogue, and the number of courses with this word."""

    word: str
    courses: int


@lru_cache(CACHED_RANKINGS_MAX)
def rank_words(typed: str, candidates: tuple[SimilarWord, ...]) -> Sequence[tuple[float, str]]:
    """Return pairs of cost and word for the likely candidates. The likeliest candidate is first.

    All words must be in lower case and without accents.
    """
    limit = next((most for letters, most in COST_MAX_BY_LETTERS if len(typed) < letters), 0.0)
    costs = [(compute_cost(typed, each.word), each) for each in candidates]
    likely = [(cost, each) for cost, each in costs if cost <= limit]
    words = [each for _, each in likely]
    return sorted((cost - _compute_bonus(each, words), each.word) for cost, each in likely)


def _compute_bonus(candidate: SimilarWord, others: Iterable[SimilarWord]) -> float:
    """Compute the cost reduction of a candidate. A doubtful candidate has a smaller or negative reduction."""
    doubtful = any(
        other.courses >= RARER * candidate.courses
        and OSA.distance(other.word, candidate.word) == 1
        and not are_forms(other.word, candidate.word)
        for other in others
    )
    return COMMON * log10(1 + candidate.courses) - (DOUBTFUL if doubtful else 0.0)


def compute_cost(typed: str, meant: str) -> float:
    """Compute the cost of the typos between two words. A wrong, extra or missing letter costs about 1.

    The result is the cost by spelling or the cost by sound, whichever is smaller.
    """
    by_sound = BY_SOUND + _compute_spelling_cost(_to_sound(typed), _to_sound(meant))
    return min(_compute_spelling_cost(typed, meant), by_sound)


def _to_sound(word: str) -> str:
    for start, sound in SILENT_STARTS:
        word = sound + word.removeprefix(start) if word.startswith(start) else word
    for letters, sound in SOUNDS:
        word = word.replace(letters, sound)
    return word


def _compute_spelling_cost(typed: str, meant: str) -> float:
    """Add the costs of the edits. Two swapped letters count as one edit."""
    edits = Levenshtein.editops(typed, meant)
    transposed = len(edits) - OSA.distance(typed, meant)
    costs = sorted((_compute_edit_cost(typed, meant, *edit) for edit in edits.as_list()), reverse=True)
    total = sum(costs) if not transposed else sum(costs[2 * transposed :]) + TRANSPOSED * transposed
    return total + (FIRST_LETTER if typed[:1] != meant[:1] else 0.0)


def _compute_edit_cost(typed: str, meant: str, kind: str, at: int, meant_at: int) -> float:
    if kind == "replace":
        return _compute_replacement_cost(typed[at], meant[meant_at])
    word, position = (typed, at) if kind == "delete" else (meant, meant_at)
    letter = word[position]
    if letter in word[max(0, position - 1) : position] + word[position + 1 : position + 2]:
        return DOUBLED
    return MUTE if letter in VOWELS or letter == "h" else 1.0


def _compute_replacement_cost(one: str, other: str) -> float:
    pair = frozenset((one, other))
    if pair <= VOWELS or any(pair <= alike for alike in SOUND_ALIKE):
        return SIMILAR
    return NEIGHBOURING if are_neighbours(one, other) else 1.0
