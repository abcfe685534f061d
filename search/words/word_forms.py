"""Recognises two forms of one word. A form is not a typo."""

from rapidfuzz.distance import Prefix

ENDINGS = frozenset(
    {"", "s", "es", "d", "ed", "r", "er", "rs", "ers", "or", "ors", "ing", "ings", "al", "ly", "ist"}
)


def are_forms(one: str, other: str) -> bool:
    """Whether the words differ only in their endings, such as nursed and nurses.

    False when one ending is the other ending with an `e` before: studis is a typo of studies.
    """
    shared = Prefix.similarity(one, other)
    shorter, longer = sorted((one[shared:], other[shared:]), key=len)
    return {shorter, longer} <= ENDINGS and not (shorter and longer == f"e{shorter}")
