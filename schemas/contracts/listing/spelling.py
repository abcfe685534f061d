"""The response of POST course/spell-check/."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """The corrected text. `word` is the whole text without its typos, even if the text has several words.

    `word` is null if the text has no typos, or if the corrected text has no results.
    """

    word: str | None
