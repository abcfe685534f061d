"""Ranks words of the catalogue as corrections of a typed word."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log10

from rapidfuzz.distance import OSA, Levenshtein

from search.lexicon.keyboard import are_neighbours
from search.lexicon.word_forms import are_forms

TRANSPOSED = 0.8
DOUBLED = 0.55
"""Cost of a letter doubled, or of a double letter typed once."""
MUTE = 0.8
"""Cost of an extra or missing vowel."""
SIMILAR = 0.75
"""Cost of another vowel, or of a letter with a similar sound."""
NEIGHBOURING = 0.85
"""Cost of a neighbouring key."""
FIRST_LETTER = 0.7
"""Added when the first letter differs, because people rarely mistype it."""
COMMON = 0.17
"""What ten times as many courses are worth."""

RARER = 5
DOUBTFUL = 1.2
"""Registers have slips in their names too: a word five times rarer than one that is a letter away costs more."""

VOWELS = frozenset("aeiouy")
BY_SOUND = 0.5
"""Added when two words are compared by sound, such as fysics."""
SOUNDS = (("ph", "f"), ("ck", "k"), ("qu", "kw"), ("ch", "k"), ("tion", "shun"), ("sion", "shun"))
SILENT_STARTS = (("psy", "sy"), ("kn", "n"), ("wr", "r"), ("pneu", "neu"))
SOUND_ALIKE = tuple(map(frozenset, ("cks", "sz", "gj", "fv", "dt", "bp", "mn", "lr")))

CACHED_RANKINGS_MAX = 256
"""Every correction candidate of a text ranks the same words again."""

COST_MAX_BY_LETTERS = ((5, 1.0), (7, 1.7), (31, 2.5))
"""Pairs of (letters, cost): a word with fewer letters may have at most this cost. One letter changes a short word."""


@dataclass(frozen=True, slots=True)
class SimilarWord:
    """A word of the catalogue and the courses that have it."""

    word: str
    courses: int


@lru_cache(CACHED_RANKINGS_MAX)
def rank_words(typed: str, candidates: tuple[SimilarWord, ...]) -> Sequence[tuple[float, str]]:
    """The likely ones with their cost, the likeliest first; typed and candidates folded."""
    limit = next((most for letters, most in COST_MAX_BY_LETTERS if len(typed) < letters), 0.0)
    costs = [(compute_cost(typed, each.word), each) for each in candidates]
    likely = [(slip, each) for slip, each in costs if slip <= limit]
    words = [each for _, each in likely]
    return sorted((slip - _compute_bonus(each, words), each.word) for slip, each in likely)


def _compute_bonus(candidate: SimilarWord, others: Iterable[SimilarWord]) -> float:
    """The more courses have a word the likelier it is; what looks like a slip of a far more common word is one too."""
    doubtful = any(
        other.courses >= RARER * candidate.courses
        and OSA.distance(other.word, candidate.word) == 1
        and not are_forms(other.word, candidate.word)
        for other in others
    )
    return COMMON * log10(1 + candidate.courses) - (DOUBTFUL if doubtful else 0.0)


def compute_cost(typed: str, meant: str) -> float:
    """The cost of the typos between two words, by spelling or by sound. A letter costs about 1."""
    by_sound = BY_SOUND + _compute_spelling_cost(_to_sound(typed), _to_sound(meant))
    return min(_compute_spelling_cost(typed, meant), by_sound)


def _to_sound(word: str) -> str:
    for start, sound in SILENT_STARTS:
        word = sound + word.removeprefix(start) if word.startswith(start) else word
    for letters, sound in SOUNDS:
        word = word.replace(letters, sound)
    return word


def _compute_spelling_cost(typed: str, meant: str) -> float:
    """Each slip by how easily it happens."""
    edits = Levenshtein.editops(typed, meant)
    transposed = len(edits) - OSA.distance(typed, meant)
    slips = sorted((_compute_edit_cost(typed, meant, *edit) for edit in edits.as_list()), reverse=True)
    total = sum(slips) if not transposed else sum(slips[2 * transposed :]) + TRANSPOSED * transposed
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
