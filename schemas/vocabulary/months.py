"""The intake months. A slug is the English name in lower case, such as september."""

MONTHS: tuple[str, ...] = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
"""Month slugs in calendar order."""

QUARTERS: dict[str, tuple[str, ...]] = {
    "firstQuarter": MONTHS[0:3],
    "secondQuarter": MONTHS[3:6],
    "thirdQuarter": MONTHS[6:9],
    "fourthQuarter": MONTHS[9:12],
}


def to_month_number(slug: str) -> int:
    """Convert a month slug to its number: "january" → 1. Raises ValueError for an unknown slug."""
    return MONTHS.index(slug) + 1
