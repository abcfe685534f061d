"""The response of POST course/spell-check/."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """word: the whole text with its typos corrected. Null without typos, and when the corrected text has no results."""

    word: str | None
