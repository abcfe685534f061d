"""Recognises two forms of one word, such as `nursed` and `nurses`. Another form of a word is not a typo."""

from rapidfuzz.distance import Prefix

ENDINGS = frozenset(
    {"", "s", "es", "d", "ed", "r", "er", "rs", "ers", "or", "ors", "ing", "ings", "al", "ly", "ist"}
)


def are_forms(one: str, other: str) -> bool:
    """Whether the words differ only in their endings.

    Words that differ only by an `e` before the ending are not forms: `studis` is a typo of `studies`.
    """
    shared = Prefix.similarity(one, other)
    shorter, longer = sorted((one[shared:], other[shared:]), key=len)
    return {shorter, longer} <= ENDINGS and not (shorter and longer == f"e{shorter}")
