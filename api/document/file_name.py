"""Cleans the names of documents for display and download."""

import unicodedata
from urllib.parse import quote

from schemas.vocabulary.documents import DOCUMENT_NAME_MAX_CHARACTERS, EXTENSIONS, DocumentType

_UNNAMED = "document"
_SEPARATORS = ("/", "\\")


def clean_file_name(given: str | None, content_type: DocumentType) -> str:
    """Return a safe file name with the extension of the content: ("../scans/pass.exe", PDF) → "pass.pdf".

    Folders and invisible characters are removed. A long name is cut.
    """
    last = unicodedata.normalize("NFC", given or "")
    for separator in _SEPARATORS:
        last = last.rpartition(separator)[2]
    visible = "".join(each for each in last if unicodedata.category(each)[0] != "C")
    stem = visible.rpartition(".")[0] if "." in visible else visible
    extension = EXTENSIONS[content_type]
    shortened = stem[: DOCUMENT_NAME_MAX_CHARACTERS - len(extension) - 1].strip(" .")
    return f"{shortened or _UNNAMED}.{extension}"


def build_disposition(name: str) -> str:
    """Build the Content-Disposition header, with which browsers save the file and do not show it as a page."""
    return f"attachment; filename*=UTF-8''{quote(name, safe='')}"
