"""Finds phrases about application deadlines: `applications still open`, `deadline after march`."""

import re
from collections.abc import Sequence

from schemas.vocabulary.months import MONTHS
from search.interpretation.amounts import AmountMatch
from search.interpretation.spans import SpanKind
from search.interpretation.tokens import Token

_OPEN = re.compile(
    r"\b(?:(?:still |currently |now )?(?:open|accepting)(?: for| to)?(?: new)? applications?(?: now)?"
    r"|applications? (?:are |is )?(?:still |currently |now )?open(?: now)?"
    r"|(?:i )?can still apply(?: for| to)?|still open|deadlines? (?:has |have )?(?:not|isnt|hasnt) (?:over|passed))\b"
)
_KEYS = frozenset({"open", "accepting", "apply", "deadline", "deadlines", "closing", "last"})
_NUMBER_BY_MONTH = {
    **{name: number for number, name in enumerate(MONTHS, start=1)},
    **{name[:3]: number for number, name in enumerate(MONTHS, start=1)},
    "sept": 9,
}
_AFTER = "after|later than|past|beyond|after the end of"
_AFTER_MONTH = re.compile(
    r"\b(?:with )?(?:an? |the )?"
    r"(?:(?:application )?(?:deadlines?|closing dates?|last dates?)(?: to apply| for applications?)?(?: is| are)?"
    r"|(?:i )?(?:can )?(?:still )?apply(?: (?:for|to) it)?)"
    rf" (?:(?P<after>{_AFTER})|from|not before) (?P<month>{'|'.join(_NUMBER_BY_MONTH)})"
    r"(?: (?P<year>20\d\d))?(?![\w.])(?! \d)"
)


def find_deadlines(tokens: Sequence[Token]) -> list[AmountMatch]:
    """Find the phrases. The matches do not overlap: `can still apply after march` is one match.

    `apply before march` is not a match, because it does not state which deadlines are meant.
    """
    if not any(token.key in _KEYS for token in tokens):
        return []
    # Positions are found by counting spaces, and the key of `M.Ed` contains a space.
    text = " ".join(token.key.replace(" ", "_") for token in tokens)
    months = [_build_match(match, text, _find_first_month(match)) for match in _AFTER_MONTH.finditer(text)]
    still_open = (_build_match(match, text) for match in _OPEN.finditer(text))
    return months + [
        each
        for each in still_open
        if all(each.last <= other.first or other.last <= each.first for other in months)
    ]


def _build_match(match: re.Match[str], text: str, value: str = "") -> AmountMatch:
    first = text.count(" ", 0, match.start())
    return AmountMatch(first, first + match.group().count(" ") + 1, SpanKind.DEADLINE, value=value)


def _find_first_month(match: re.Match[str]) -> str:
    """Find the first month that a deadline may be in: `after march` → `--04`, `from march 2027` → `2027-03`."""
    month = _NUMBER_BY_MONTH[match["month"]] + (match["after"] is not None)
    is_next_year = month > len(MONTHS)
    month = 1 if is_next_year else month
    return f"{int(match['year']) + is_next_year}-{month:02}" if match["year"] else f"--{month:02}"
