"""What POST course/spell-check/ answers."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """word: the whole text with its slips corrected; null when there are none, or nothing would be found then."""

    word: str | None
