"""Repairs ZIP codes. Spreadsheets remove leading zeros, and the hyphen of long codes such as 06082-4041."""

import re

from indexer.catalogue.importers.parsing.cells import Cell, to_text

ZIP_DIGITS, LONG_ZIP_DIGITS = 5, 9
ZERO_STATES = frozenset({"CT", "MA", "ME", "NH", "NJ", "NY", "PR", "RI", "VI", "VT"})
"""In these states, ZIP codes can begin with 0. In other states, a code with too few digits cannot be repaired."""

_VALID_CODE = re.compile(r"\d{5}(?:-\d{4})?")
_DIGITS = re.compile(r"\d{3,9}")


def parse_zip_code(cell: Cell, state: str) -> tuple[str | None, str | None]:
    """Return a code such as 06082 or 06082-4041, or None if the code is unknown.

    If the code was repaired or is unknown, also return a note.
    """
    published = to_text(cell)
    if not published:
        return None, "ZIP code unknown: empty"
    if _VALID_CODE.fullmatch(published):
        return published, None
    if not _DIGITS.fullmatch(published):
        return None, "ZIP code unknown: damaged"
    length = ZIP_DIGITS if len(published) <= ZIP_DIGITS else LONG_ZIP_DIGITS
    if len(published) < length and state not in ZERO_STATES:
        return None, "ZIP code unknown: damaged"
    digits = published.zfill(length)
    repaired = "-".join(part for part in (digits[:ZIP_DIGITS], digits[ZIP_DIGITS:]) if part)
    return repaired, "ZIP code: lost zeros or hyphen given back"
