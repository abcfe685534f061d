"""How likely a word of the catalogue is what somebody meant to type."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log10

from rapidfuzz.distance import OSA, Levenshtein

from search.spelling.keyboard import are_neighbours

TRANSPOSED = 0.8
DOUBLED = 0.55
"""A letter twice for once, or once for twice."""
MUTE = 0.8
"""A vowel too many or too few."""
SIMILAR = 0.75
"""A vowel for a vowel, or letters that sound alike."""
NEIGHBOURING = 0.85
"""A key beside the right one."""
FIRST_LETTER = 0.7
"""Added where the first letter differs: it is the one that people get right."""
COMMON = 0.17
"""What ten times as many courses are worth."""

VOWELS = frozenset("aeiouy")
BY_SOUND = 0.5
"""Added where two words are compared by their sound: fysics."""
SOUNDS = (("ph", "f"), ("ck", "k"), ("qu", "kw"), ("ch", "k"), ("tion", "shun"), ("sion", "shun"))
SILENT_STARTS = (("psy", "sy"), ("kn", "n"), ("wr", "r"), ("pneu", "neu"))
SOUND_ALIKE = tuple(map(frozenset, ("cks", "sz", "gj", "fv", "dt", "bp", "mn", "lr")))

COST_MAX_BY_LETTERS = ((5, 1.0), (7, 1.7), (31, 2.5))
"""A word of fewer letters than the first may cost at most the second: in short words one letter is another word."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word of the catalogue and the courses that have it."""

    word: str
    courses: int


def ranked(typed: str, candidates: Iterable[Candidate]) -> list[tuple[float, str]]:
    """The likely ones with their cost, the likeliest first; typed and candidates folded."""
    limit = next((most for letters, most in COST_MAX_BY_LETTERS if len(typed) < letters), 0.0)
    costs = [(cost(typed, each.word), each) for each in candidates]
    likely = [(slip - COMMON * log10(1 + each.courses), each.word) for slip, each in costs if slip <= limit]
    return sorted(likely)


def cost(typed: str, meant: str) -> float:
    """The slips that lie between two words as they are written or as they sound; about 1 for a letter."""
    by_sound = BY_SOUND + _written_cost(_sounded(typed), _sounded(meant))
    return min(_written_cost(typed, meant), by_sound)


def _sounded(word: str) -> str:
    for start, sound in SILENT_STARTS:
        word = sound + word.removeprefix(start) if word.startswith(start) else word
    for letters, sound in SOUNDS:
        word = word.replace(letters, sound)
    return word


def _written_cost(typed: str, meant: str) -> float:
    """Each slip by how easily it happens."""
    edits = Levenshtein.editops(typed, meant)
    transposed = len(edits) - OSA.distance(typed, meant)
    slips = sorted((_slip(typed, meant, *edit) for edit in edits.as_list()), reverse=True)
    total = sum(slips) if not transposed else sum(slips[2 * transposed :]) + TRANSPOSED * transposed
    return total + (FIRST_LETTER if typed[:1] != meant[:1] else 0.0)


def _slip(typed: str, meant: str, kind: str, at: int, meant_at: int) -> float:
    if kind == "replace":
        return _replaced(typed[at], meant[meant_at])
    word, position = (typed, at) if kind == "delete" else (meant, meant_at)
    letter = word[position]
    if letter in word[max(0, position - 1) : position] + word[position + 1 : position + 2]:
        return DOUBLED
    return MUTE if letter in VOWELS or letter == "h" else 1.0


def _replaced(one: str, other: str) -> float:
    pair = frozenset((one, other))
    if pair <= VOWELS or any(pair <= alike for alike in SOUND_ALIKE):
        return SIMILAR
    return NEIGHBOURING if are_neighbours(one, other) else 1.0
