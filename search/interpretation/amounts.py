"""Finds fees, durations and years in a text: `under 20k usd`, `2 years`, `2027`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.vocabulary.limits import WEEKS_PER_YEAR
from search.interpretation.amount_words import (
    CURRENCIES,
    JOINED_UNITS,
    MULTIPLIERS,
    NO_DURATION_FOLLOWERS,
    NUMBER_WORDS,
    PER_YEAR,
    RANGE_SIGNS,
    RANGE_STARTS,
    WEEKS,
    WORDS_MAX,
    find_word,
    join_keys,
)
from search.interpretation.spans import Amount, PhraseMatch, SpanKind
from search.interpretation.tokens import Token, get_key

LETTERED_DOLLARS = {
    "a": "AUD",
    "au": "AUD",
    "c": "CAD",
    "ca": "CAD",
    "nz": "NZD",
    "us": "USD",
    "s": "SGD",
    "hk": "HKD",
}
BOUNDARIES_BEHIND = {"fee-max-behind": "fee-max", "fee-min-behind": "fee-min"}
"""The direction of a boundary phrase after a number: `20000以下`."""
FEE_WORDS = frozenset({"fee", "fees", "tuition", "budget", "cost", "price"})
"""These words before a number mean the same as `under`: `budget 20000`."""
GROUP_DIGITS = 3
LENGTH_TOLERANCE = 0.12
"""The tolerance of a duration. `1 year` finds courses that are up to 12 % shorter or longer: 46 to 58 weeks."""
LENGTH_MAX_WEEKS = 10 * WEEKS_PER_YEAR
"""A duration above this limit is not the duration of a course. `20000/year` is therefore a fee."""
FEE_MIN_WITHOUT_UNIT = 500
"""A number below this limit, without a currency and a multiplier, is not a fee."""
FEE_MIN_BESIDE_WORD = 100
"""A number below this limit beside a currency in letters is not a fee: in `cad 1`, CAD is a subject."""
NUMBER_MAX = 10**10
"""A number above this limit is ignored, because rupees and weeks must fit into the fields of the index."""
YEARS = range(2020, 2041)
_NUMBER = re.compile(r"\d(?:[\d.,]*\d)?")
_SEPARATOR = re.compile(r"[.,]")


@dataclass(frozen=True, slots=True)
class AmountMatch:
    first: int
    """The position of the first token."""
    last: int
    """The position after the last token."""
    kind: SpanKind
    """FEE, DURATION or DEADLINE. FILLER for a calendar year, and for a duration that does not describe a course."""
    amount: Amount | None = None
    value: str = ""
    """The first month that an application deadline may be in: `2027-04`, or `--04` in a text without a year.

    Empty if the text states no such month.
    """


@dataclass(frozen=True, slots=True)
class _Number:
    first: int
    """The position of the first token, including the currency."""
    last: int
    """The position after the last token, including the unit."""
    value: float
    """The number after multiplication: `20k` → 20,000."""
    currency: str | None
    multiplier: int
    """The multiplier is 1,000 for `20k`, and 1 if the text has no multiplier."""
    weeks: float | None
    """The weeks of the unit of time: 52 for `years`. None if the number is not a duration."""


class _Bounds:
    """The boundary phrases before and after a number: `under 20000`, `20000以下`."""

    def __init__(self, boundaries: Sequence[PhraseMatch]) -> None:
        self.by_end: dict[int, PhraseMatch] = {}
        self.by_start: dict[int, PhraseMatch] = {}
        for boundary in sorted(boundaries, key=lambda each: (each.first, -each.last)):
            if boundary.meanings[0].value in BOUNDARIES_BEHIND:
                self.by_start.setdefault(boundary.first, boundary)
            else:
                self.by_end.setdefault(boundary.last, boundary)


def find_amounts(tokens: Sequence[Token], boundaries: Sequence[PhraseMatch]) -> list[AmountMatch]:
    """Find the amounts of a text. Amounts do not overlap.

    boundaries: the boundary phrases of the text, such as `under`.
    """
    found: list[AmountMatch] = []
    bounds = _Bounds(boundaries)
    position = 0
    while position < len(tokens):
        number = _read_number(tokens, position)
        match = number and _read_amount(tokens, number, bounds)
        if match and not (found and match.first < found[-1].last):
            found.append(match)
        position = match.last if match else position + 1
    return found


def parse_number(text: str) -> float:
    """Parse a number with separators: `20,000` and `20.000` → 20000, `3.5` → 3.5, `1,500.50` → 1500.5."""
    *parts, last = _SEPARATOR.split(text)
    is_decimal = bool(parts) and len(last) != GROUP_DIGITS
    return float("".join(parts) + ("." if is_decimal else "") + last)


def _read_number(tokens: Sequence[Token], position: int) -> _Number | None:
    value = _read_value(tokens[position].key)
    if not value:
        return None
    joined = JOINED_UNITS.get(get_key(tokens, position + 1))
    if joined:
        if value * joined[0] > NUMBER_MAX:
            return None
        return _Number(position, position + 2, value * joined[0], joined[1], joined[0], None)
    end, multiplier = find_word(tokens, position + 1, MULTIPLIERS) or (position + 1, 1)
    if value * multiplier > NUMBER_MAX or (_is_glued(tokens, position) and _is_glued(tokens, end)):
        return None
    first, last, currency = _read_currency(tokens, position, end)
    unit = None if currency or multiplier > 1 else find_word(tokens, last, WEEKS)
    if unit and value * unit[1] <= LENGTH_MAX_WEEKS:
        return _Number(first, unit[0], value, currency, multiplier, unit[1])
    return _Number(first, last, value * multiplier, currency, multiplier, None)


def _is_glued(tokens: Sequence[Token], position: int) -> bool:
    """Whether no space separates the token from the word before it. `9x7k2p` is therefore not an amount.

    Scripts without spaces have amounts inside of a text: `学费2万美元以下`.
    """
    is_inside = 0 < position < len(tokens) and tokens[position - 1].end == tokens[position].start
    is_latin = is_inside and tokens[position - 1].key.isascii() and tokens[position].key.isascii()
    return is_latin and not (tokens[position - 1].is_sign or tokens[position].is_sign)


def _read_value(key: str) -> float:
    """Parse a number in digits or words. Returns 0 if the word is not a number."""
    return parse_number(key) if _NUMBER.fullmatch(key) else float(NUMBER_WORDS.get(key, 0))


def _read_currency(tokens: Sequence[Token], first: int, last: int) -> tuple[int, int, str | None]:
    """Find the currency beside a number.

    Returns the position of the first token, the position after the last token, and the currency. Both positions include
    the currency.
    """
    if get_key(tokens, first - 1) in CURRENCIES:
        if _is_lettered_dollar(tokens, first - 1):
            return first - 2, last, LETTERED_DOLLARS[tokens[first - 2].key]
        return first - 1, last, CURRENCIES[tokens[first - 1].key]
    after = find_word(tokens, last, CURRENCIES)
    if after:
        return first, *after
    if get_key(tokens, last) in LETTERED_DOLLARS and get_key(tokens, last + 1) in ("$", "dollars", "dollar"):
        return first, last + 2, LETTERED_DOLLARS[tokens[last].key]
    return first, last, None


def _is_lettered_dollar(tokens: Sequence[Token], position: int) -> bool:
    """Whether letters are directly before a dollar sign: `US$`. In `us $20000`, the letters are a place."""
    is_adjacent = position > 0 and tokens[position - 1].end == tokens[position].start
    return tokens[position].key == "$" and is_adjacent and tokens[position - 1].key in LETTERED_DOLLARS


def _read_amount(tokens: Sequence[Token], number: _Number, bounds: _Bounds) -> AmountMatch | None:
    first, number, direction = _read_bound(tokens, number, bounds)
    if number.weeks:
        of = 1 if get_key(tokens, number.last) == "of" else 0
        if get_key(tokens, number.last + of) in NO_DURATION_FOLLOWERS:
            return AmountMatch(number.first, number.last, SpanKind.FILLER)
        return AmountMatch(first, number.last, SpanKind.DURATION, _build_length(number, direction))
    upper = _read_upper(tokens, number)
    if _is_year(tokens, number) and (upper is None or _is_year(tokens, upper)):
        last = upper.last if upper else _skip_short_year(tokens, number)
        return AmountMatch(number.first, last, SpanKind.FILLER)
    match = upper and _build_range(tokens, first, number, upper)
    if match:
        return match
    if _is_fee(tokens, number, direction):
        is_lower = direction == "fee-min"
        amount = Amount(
            number.value if is_lower else None, None if is_lower else number.value, number.currency
        )
        return AmountMatch(first, _skip_per_year(tokens, number.last), SpanKind.FEE, amount)
    return None


def _build_range(
    tokens: Sequence[Token], first: int, lower_number: _Number, upper: _Number
) -> AmountMatch | None:
    """Build the range from two numbers. Returns None if the numbers are neither a fee nor a duration."""
    lower = lower_number.value
    # In `20-30 lakh`, the multiplier of the second number also applies to the first number.
    if lower_number.multiplier == 1 and lower * upper.multiplier < upper.value:
        lower *= upper.multiplier
    if get_key(tokens, first - 1) in RANGE_STARTS:
        first -= 1
    if upper.weeks:
        amount = Amount(
            lower * upper.weeks * (1 - LENGTH_TOLERANCE), upper.value * upper.weeks * (1 + LENGTH_TOLERANCE)
        )
        return AmountMatch(first, upper.last, SpanKind.DURATION, amount)
    currency = lower_number.currency or upper.currency
    if currency or upper.value >= FEE_MIN_WITHOUT_UNIT:
        amount = Amount(lower, upper.value, currency)
        return AmountMatch(first, _skip_per_year(tokens, upper.last), SpanKind.FEE, amount)
    return None


def _is_year(tokens: Sequence[Token], number: _Number) -> bool:
    has_unit = number.currency or number.multiplier > 1 or _skip_per_year(tokens, number.last) > number.last
    return number.value in YEARS and not has_unit


def _skip_short_year(tokens: Sequence[Token], number: _Number) -> int:
    """Return the position after the number, or after the whole academic year in `2026/27` and `2026-27`."""
    following = f"{(int(number.value) + 1) % 100:02}"
    position = number.last + (get_key(tokens, number.last) in ("-", "–"))
    return position + 1 if get_key(tokens, position) == following else number.last


def _read_bound(tokens: Sequence[Token], number: _Number, bounds: _Bounds) -> tuple[int, _Number, str]:
    """Find a boundary phrase before the number, such as `under`, or after the number, such as `以下`.

    Returns the position of the first token (of the boundary or the number), the number, and the direction. The end of
    the returned number includes a boundary after the number.

    The direction is "fee-max" for `under` and "fee-min" for `over`. A word of FEE_WORDS directly before the number,
    such as `budget`, is a boundary like `under`. The direction is empty if there is no boundary.
    """
    bound, behind = bounds.by_end.get(number.first), bounds.by_start.get(number.last)
    first = bound.first if bound else number.first
    if behind:
        return first, replace(number, last=behind.last), BOUNDARIES_BEHIND[behind.meanings[0].value]
    if bound:
        return first, number, bound.meanings[0].value
    if get_key(tokens, number.first - 1) in FEE_WORDS and not number.weeks:
        return number.first - 1, number, "fee-max"
    return number.first, number, ""


def _is_fee(tokens: Sequence[Token], number: _Number, direction: str) -> bool:
    if number.multiplier > 1:
        return True
    if number.currency:
        has_sign = any(token.is_sign for token in tokens[number.first : number.last])
        return has_sign or number.value >= FEE_MIN_BESIDE_WORD
    is_stated = direction.startswith("fee") or _skip_per_year(tokens, number.last) > number.last
    return is_stated and number.value >= FEE_MIN_WITHOUT_UNIT


def _read_upper(tokens: Sequence[Token], number: _Number) -> _Number | None:
    """Read the second number of a range, such as `20k` in `10k to 20k`. Returns None if there is no range."""
    if get_key(tokens, number.last) not in RANGE_SIGNS:
        return None
    start = number.last + 1
    for position in (start, start + 1):
        upper = _read_number(tokens, position) if position < len(tokens) else None
        if upper and upper.first == start and upper.value > number.value:
            return upper
    return None


def _build_length(number: _Number, direction: str) -> Amount:
    weeks = number.value * (number.weeks or 1)
    if direction == "fee-max":
        return Amount(None, weeks)
    if direction == "fee-min":
        return Amount(weeks, None)
    return Amount(weeks * (1 - LENGTH_TOLERANCE), weeks * (1 + LENGTH_TOLERANCE))


def _skip_per_year(tokens: Sequence[Token], last: int) -> int:
    for end in range(min(last + WORDS_MAX, len(tokens)), last, -1):
        if join_keys(tokens, last, end) in PER_YEAR:
            return end
    return last
