"""The response of POST course/spell-check/."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """`word` is the whole text with its typos corrected.

    `word` is null if the text has no typos, or if the corrected text has no results.
    """

    word: str | None
