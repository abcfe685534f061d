"""Recognises forms of one word. Forms differ only in their endings, so neither is a typo of the other."""

from rapidfuzz.distance import Prefix

ENDINGS = frozenset(
    {"", "s", "es", "d", "ed", "r", "er", "rs", "ers", "or", "ors", "ing", "ings", "al", "ly", "ist"}
)


def are_forms(one: str, other: str) -> bool:
    """nursed and nurses, engineer and engineering; not studis and studies, where only a letter is left out."""
    shared = Prefix.similarity(one, other)
    shorter, longer = sorted((one[shared:], other[shared:]), key=len)
    return {shorter, longer} <= ENDINGS and not (shorter and longer == f"e{shorter}")
