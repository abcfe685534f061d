"""Splits a sentence into clauses. A clause states what the student wants, or it describes the student.

`I have a diploma in civil engineering and want to study law` → a clause about the student, and a wanted clause.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from search.interpretation.tokens import Token, get_key


class ClauseKind(Enum):
    """What a clause states.

    - WANTED: what the student looks for.
    - BACKGROUND: what describes the student.
    - REASON: the clause before `so`, such as `i manage a team` in `i manage a team so i need an mba`.
    """

    WANTED = auto()
    BACKGROUND = auto()
    REASON = auto()


@dataclass(frozen=True, slots=True)
class Clause:
    """The tokens from `first` up to `last`, which is exclusive."""

    first: int
    last: int
    kind: ClauseKind


_PUNCTUATION = re.compile(r"[.,;:!?\n]")
_SUBJECTS = frozenset({"i", "we", "he", "she", "my", "im", "iam", "ive", "our"})
"""Words that open a clause about a person."""
_PAST = frozenset(
    {
        "got", "done", "did", "completed", "completing", "finished", "having", "failed", "passed", "rejected",
        "studied", "graduated",
    }
)  # fmt: skip
"""Words that open a clause about the student without `i` or `my`: `completed btech in india want ms in usa`."""
_ELDERS = frozenset(
    {"parents", "father", "mother", "dad", "mom", "mum", "family", "uncle", "aunt", "teacher"}
)
"""Relatives and teachers. `my parents want medicine` is BACKGROUND, even though `want` is a word of `_WANTING`."""
_OWNING = frozenset({"my", "our"})
_SHORT_FORMS = frozenset({"im", "iam", "ive"})
_WANTING = frozenset(
    {
        "want", "wants", "wanna", "wanted", "wanting", "would", "id", "ill", "need", "needs", "looking", "searching",
        "seeking", "interested", "planning", "plan", "hope", "hoping", "wish", "prefer", "prefers", "dream", "aim",
        "goal", "become", "which", "where", "what", "how", "suggest", "recommend", "please", "pls", "kindly",
        "find", "tell", "apply", "any",
    }
)  # fmt: skip
"""A clause with one of these words is WANTED, unless it begins with `because`, `after` or `my parents`."""
_OPENING = _SUBJECTS | {
    "id", "ill", "want", "wants", "wanna", "would", "now", "looking", "need", "needs", "interested", "planning",
    "hoping", "please", "which", "where", "what", "how", "suggest", "recommend",
}  # fmt: skip
"""Words that open a clause after a conjunction."""
_LIKING = frozenset({"love", "like", "enjoy", "prefer"})
"""Words that open a wanted clause after `but`: `i failed maths but love drawing`."""
_EXPERIENCE = "experience"
"""The last word of a clause about the student: `nurse with 5 years experience want …`."""
_CONJUNCTIONS = frozenset({"and", "but", "so", "then", "now", "also"})
_ASKING = frozenset({"which", "where", "what", "please", "kindly", "suggest", "recommend"})
"""Words that open a new clause after one about the student: `i got 80 percent what can i study`."""
_VERBS = frozenset(
    {
        "am", "are", "is", "was", "have", "has", "had", "did", "do", "does", "got", "want", "wants", "wanna", "need",
        "needs", "would", "like", "likes", "love", "loves", "enjoy", "enjoys", "live", "lives", "work", "works",
        "study", "studied", "completed", "finished", "graduated", "passed", "failed", "told", "said", "draws",
        "hold", "holds", "come", "belong", "just", "already", "currently", "also", "really",
    }
)  # fmt: skip
"""Words after `i` or `she` that show that a clause begins at `i` or `she`: `in canada i have a diploma`."""
_QUESTIONS = frozenset({"can", "could", "should", "is", "are", "do", "does", "may"})
"""A clause that begins with one of these words is a question of the student: `can i study law`."""
_COMPLETING = frozenset({"my", "a", "an", "completing", "finishing", "doing"})
_REASONING = frozenset({"because", "bcz", "bcoz", "coz", "cuz"})
_INVERTING = frozenset(
    {
        "can", "could", "should", "do", "did", "may", "will", "would", "must", "am", "shall", "if", "that",
        "what", "which", "where", "how", "when", "than", "as", "after", "before", "while", "once", "until",
    }
)  # fmt: skip
"""Words after which `i` or `she` does not open a clause: `what should i study`."""


def split_clauses(text: str, tokens: Sequence[Token]) -> list[Clause]:
    """Split the tokens into clauses.

    A text without `experience` or a word of _SUBJECTS is one wanted clause, unless it begins with a word of _PAST.
    """
    has_student = any(token.key in _SUBJECTS or token.key == _EXPERIENCE for token in tokens)
    if not has_student and not _begins_with_past(tokens):
        return [Clause(0, len(tokens), ClauseKind.WANTED)]
    clauses: list[Clause] = []
    starts = [*_find_starts(text, tokens), len(tokens)]
    for first, last in pairwise(starts):
        kind = _find_kind([token.key for token in tokens[first:last]])
        if kind is None:
            kind = _find_kind_of_part(clauses, last - first, tokens)
        if tokens[first].key == "so" and clauses and kind is ClauseKind.WANTED:
            clauses[-1] = Clause(clauses[-1].first, first, ClauseKind.REASON)
        clauses.append(Clause(first, last, kind))
    return clauses


def _begins_with_past(tokens: Sequence[Token]) -> bool:
    return bool(tokens) and tokens[0].key in _PAST


def _find_kind_of_part(clauses: Sequence[Clause], length: int, tokens: Sequence[Token]) -> ClauseKind:
    """Find the kind of a part that does not show its own kind, for example after a comma.

    The part has the kind of the clause before it. A first part is WANTED. A part of several words after a clause that
    begins with `because` is WANTED too: `because i like maths, canada preferred`.
    """
    if not clauses or (length > 1 and tokens[clauses[-1].first].key in _REASONING):
        return ClauseKind.WANTED
    return clauses[-1].kind


def _find_starts(text: str, tokens: Sequence[Token]) -> Iterator[int]:
    """Find the first token of each clause. A clause begins after every comma, so each item of a list is a clause."""
    yield 0
    is_about_student = tokens[0].key in _SUBJECTS
    is_past = _begins_with_past(tokens)
    for position in range(1, len(tokens)):
        before, key, after = (get_key(tokens, each) for each in (position - 1, position, position + 1))
        gap = text[tokens[position - 1].end : tokens[position].start]
        if (
            _PUNCTUATION.search(gap)
            or key in _REASONING
            or (key in _CONJUNCTIONS and after in _OPENING)
            or (key == "but" and after in _LIKING)
            or (before == _EXPERIENCE and key in _OPENING)
            or (key == "so" and after == "now")
            or (key == "after" and after in _COMPLETING)
            or (key in _SUBJECTS and _opens_clause(tokens, position))
            or (is_about_student and key in _ASKING and before not in _CONJUNCTIONS)
            or (is_past and key in _OPENING and key not in _SUBJECTS and before not in _CONJUNCTIONS)
        ):
            is_past = False
            is_about_student = key in _SUBJECTS or (key in _CONJUNCTIONS and after in _SUBJECTS)
            yield position


def _opens_clause(tokens: Sequence[Token], position: int) -> bool:
    """Whether a word for a person opens a clause without a conjunction.

    In `in canada i have …`, `i` opens a clause. In `do my masters`, `my` does not.
    """
    key, before = tokens[position].key, tokens[position - 1].key
    if before in _INVERTING or before in _CONJUNCTIONS or before in _REASONING:
        return False
    # A verb follows `my` and a noun: `my budget is`.
    verb = position + (2 if key in _OWNING else 1)
    return key in _SHORT_FORMS or get_key(tokens, verb) in _VERBS


def _find_kind(keys: Sequence[str]) -> ClauseKind | None:
    """Find the kind of a clause.

    Returns None if the clause continues the clause before it, for example as a list item.
    """
    if (
        keys[0] in _REASONING
        or keys[0] == "after"
        or (keys[0] in _OWNING and not _ELDERS.isdisjoint(keys[1:2]))
    ):
        return ClauseKind.BACKGROUND
    if keys[0] in _QUESTIONS:
        return ClauseKind.WANTED
    if not _WANTING.isdisjoint(keys):
        return ClauseKind.WANTED
    if keys[-1] == _EXPERIENCE:
        return ClauseKind.BACKGROUND
    opening = next((key for key in keys if key not in _CONJUNCTIONS), "")
    if opening in _SUBJECTS | _PAST:
        return ClauseKind.BACKGROUND
    return ClauseKind.WANTED if keys[0] in _CONJUNCTIONS else None
