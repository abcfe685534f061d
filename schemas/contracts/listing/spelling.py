"""The response of POST course/spell-check/."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """word: the whole text without typos.

    Null when the text has no typos, or when the corrected text has no results.
    """

    word: str | None
