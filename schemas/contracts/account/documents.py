"""The documents of a person. Times are ISO 8601 in UTC."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.documents import DocumentKind, DocumentType


class DocumentEntry(Output):
    """name: with the extension of its content. application_id: the application that the document is for, or null."""

    id: UUID
    kind: DocumentKind
    name: str
    content_type: DocumentType
    size_bytes: int
    application_id: UUID | None
    created_at: str


class DocumentList(Output):
    """results: the newest first. bytes_max: of one file. documents_max: of one person."""

    results: list[DocumentEntry]
    bytes_max: int
    documents_max: int
