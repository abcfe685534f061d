"""Limits for the lengths of texts.

A longer text is an error in the file: two joined rows, or a description in place of a name.
"""

from indexer.catalogue.importers.rejections import LONG_CODE, NO_CODE, RowRejected
from indexer.catalogue.reference.slugs import slugify

TEXT_MAX_CHARACTERS = 300
"""The longest name in a register has 255 characters."""
CODE_MAX_CHARACTERS = 50


def check_code(code: str) -> None:
    """Raise RowRejected if the register's code has no letter and no digit, or is too long."""
    if not slugify(code):
        raise RowRejected(NO_CODE)
    if len(code) > CODE_MAX_CHARACTERS:
        raise RowRejected(LONG_CODE.format(characters=CODE_MAX_CHARACTERS))


def cut_text(text: str, field: str) -> tuple[str, str | None]:
    """Return the text, cut to TEXT_MAX_CHARACTERS.

    If the text was cut, also return a note that names the field.
    """
    if len(text) <= TEXT_MAX_CHARACTERS:
        return text, None
    return f"{text[: TEXT_MAX_CHARACTERS - 1].rstrip()}…", f"{field}: cut at {TEXT_MAX_CHARACTERS} characters"


def cut_optional_text(text: str | None, field: str) -> tuple[str | None, str | None]:
    """Cut the text like `cut_text`. An empty text becomes None."""
    return cut_text(text, field) if text else (None, None)
