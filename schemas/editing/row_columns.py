"""The SQL of values that the list and the CSV files of editors read from a row."""

from typing import LiteralString

from schemas.editing.nouns import EditedNoun
from schemas.editing.statements import PLACE_NAMES


def select_row_columns(noun: EditedNoun) -> dict[str, LiteralString]:
    """Return the SQL of the placeholders `place`, `official_url` and `status` of LIST_NOUN and READ_ROWS."""
    has_official_url = any(field.key == "official_url" for field in noun.fields)
    return {
        "place": PLACE_NAMES[noun.place],
        "official_url": "public_row.official_url" if has_official_url else "NULL",
        "status": "public_row.status" if noun.has_status else "'published'",
    }
