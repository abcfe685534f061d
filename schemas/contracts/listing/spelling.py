"""The response of POST course/spell-check/."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """The result of a spell check. `word` is the whole corrected text, not only one word.

    `word` is null if the text has no typos, or if the corrected text has no results.
    """

    word: str | None
