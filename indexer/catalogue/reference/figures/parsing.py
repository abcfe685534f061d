"""Parses cells of the files with figures about countries and cities.

The functions `check_…` and `parse_…` raise ValueError with the column and the reason.
"""

from collections.abc import Collection, Mapping
from datetime import UTC, date, datetime
from decimal import Decimal, InvalidOperation

from schemas.taxonomy.folding import fold_words


class FiguresRejected(Exception):
    """The file cannot be imported. The text of the error is the reason."""


def fold_name(name: str) -> str:
    """Fold a name of a place, so that its spellings compare equal."""
    return " ".join(fold_words(name))


def check_filled(texts: Mapping[str, str], columns: Collection[str]) -> None:
    for column in columns:
        if not texts[column]:
            raise ValueError(f"{column} is empty")


def parse_value(text: str) -> Decimal:
    try:
        value = Decimal(text)
    except InvalidOperation:
        raise ValueError(f"value: '{text}' is not a number") from None
    if not value.is_finite() or value <= 0:
        raise ValueError(f"value: '{text}' is not more than 0")
    return value


def parse_date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"date: '{text}' is not a date such as 2026-11-27") from None


def parse_past_date(text: str) -> date:
    day = parse_date(text)
    if day > datetime.now(UTC).date():
        raise ValueError(f"date: '{text}' is in the future")
    return day


def parse_currency(text: str, currencies: Mapping[str, int]) -> int:
    """Return the id of a currency. currencies: the ids by code."""
    if text not in currencies:
        raise ValueError(f"currency: '{text}' is not a known currency")
    return currencies[text]


def parse_url(text: str) -> str:
    if not text.startswith("https://"):
        raise ValueError(f"url: '{text}' does not start with https://")
    return text
