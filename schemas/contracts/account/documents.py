"""The documents of a person. Times are ISO 8601 in UTC."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.documents import DocumentKind, DocumentType


class DocumentEntry(Output):
    """One document. The extension of `name` is that of the content.

    application_id is the application that the document belongs to, or null.
    """

    id: UUID
    kind: DocumentKind
    name: str
    content_type: DocumentType
    size_bytes: int
    application_id: UUID | None
    created_at: str


class DocumentList(Output):
    """The documents of the person, the newest first.

    - bytes_max: the highest size of one file in bytes.
    - documents_max: the highest number of documents of one person.
    """

    results: list[DocumentEntry]
    bytes_max: int
    documents_max: int
