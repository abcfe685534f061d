"""Kinds, formats and limits of the documents of a person."""

from enum import StrEnum

DOCUMENT_BYTES_MAX = 10_000_000
DOCUMENTS_MAX = 40
"""The highest number of documents per person."""
DOCUMENT_MEGAPIXELS_MAX = 40
DOCUMENT_NAME_MAX_CHARACTERS = 100
REMOVAL_HOURS = 1
"""The worker deletes an uploaded file after this time if no row of `document` or `media_image` names the file."""


class DocumentKind(StrEnum):
    PASSPORT = "passport"
    TRANSCRIPT = "transcript"
    CERTIFICATE = "certificate"
    LANGUAGE_TEST = "language_test"
    STATEMENT = "statement"
    RECOMMENDATION = "recommendation"
    FINANCE = "finance"
    OTHER = "other"


class DocumentType(StrEnum):
    PDF = "application/pdf"
    PNG = "image/png"
    JPEG = "image/jpeg"


EXTENSIONS: dict[DocumentType, str] = {
    DocumentType.PDF: "pdf",
    DocumentType.PNG: "png",
    DocumentType.JPEG: "jpg",
}
