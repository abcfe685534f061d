"""The documents of a person. Times are ISO 8601 in UTC."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.documents import DocumentKind, DocumentType


class DocumentEntry(Output):
    """One document of a person.

    - name: the file name. Its extension always fits the content, such as .pdf.
    - application_id: the application to which the document belongs, or null.
    """

    id: UUID
    kind: DocumentKind
    name: str
    content_type: DocumentType
    size_bytes: int
    application_id: UUID | None
    created_at: str


class DocumentList(Output):
    """The documents of the signed-in person. The newest document is first.

    - bytes_max: the maximum size of one file in bytes.
    - documents_max: the maximum number of documents of one person.
    """

    results: list[DocumentEntry]
    bytes_max: int
    documents_max: int
