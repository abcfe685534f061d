"""What POST course/spell-check/ answers."""

from schemas.contracts.base import Output


class SpellCheck(Output):
    """word: the whole text with its slips corrected; null when nothing is to be corrected, or nothing would be found."""

    word: str | None
