"""Limits of texts. Longer texts are damage: two rows that ran together, or a description instead of a name."""

from indexer.catalogue.importers.rejections import LONG_CODE, NO_CODE, RowRejected
from indexer.catalogue.reference.slugs import slugify

TEXT_MAX_CHARACTERS = 300
"""The longest name in a register has 255 characters."""
CODE_MAX_CHARACTERS = 50


def check_code(code: str) -> None:
    """Raise RowRejected when the register's code is missing or too long."""
    if not slugify(code):
        raise RowRejected(NO_CODE)
    if len(code) > CODE_MAX_CHARACTERS:
        raise RowRejected(LONG_CODE.format(characters=CODE_MAX_CHARACTERS))


def cut_text(text: str, field: str) -> tuple[str, str | None]:
    """Return the text of at most TEXT_MAX_CHARACTERS, and a note with the field when the text was cut."""
    if len(text) <= TEXT_MAX_CHARACTERS:
        return text, None
    return f"{text[: TEXT_MAX_CHARACTERS - 1].rstrip()}…", f"{field}: cut at {TEXT_MAX_CHARACTERS} characters"


def cut_optional_text(text: str | None, field: str) -> tuple[str | None, str | None]:
    """As `cut_text`; an empty text is None."""
    return cut_text(text, field) if text else (None, None)
