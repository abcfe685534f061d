"""The endpoints for the documents of the signed-in person."""

from typing import Any
from uuid import UUID

from fastapi import Response

from api.account.dependencies import SessionDep, ThrottleDep
from api.crm.parameters import describe_body
from api.dependencies import DatabaseDep, SnapshotDep, StoreDep, TransactionDep
from api.document.file_name import build_disposition
from api.document.queries import add_document, delete_document, list_documents, read_document
from api.document.upload import FILE_PART, UploadDep, read_upload
from api.edge.content_policy import FILE_POLICY
from api.errors import (
    CONFLICT,
    CROSS_SITE,
    DATABASE_UNAVAILABLE,
    INVALID,
    NOT_FOUND,
    SIGNED_OUT,
    TOO_MANY,
    WRONG_VALUE,
)
from api.routing import EitherSlashRouter
from api.throttling import limits
from schemas.contracts.account.documents import DocumentEntry, DocumentList
from schemas.contracts.account.passwords import AccountMessage
from schemas.forms.document_form import DOCUMENT
from schemas.vocabulary.accounts import Message
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX, DOCUMENTS_MAX, DocumentType

router = EitherSlashRouter(
    prefix="/account/documents",
    tags=["account"],
    responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE, **SIGNED_OUT},
)
_FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {kind.value: {} for kind in DocumentType}, "description": "The document, as a download."}
}
_HEADERS = {
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": FILE_POLICY,
}


@router.get("")
async def account_documents(session: SessionDep, connection: SnapshotDep) -> DocumentList:
    """The documents of the signed-in person, and the limits for uploads. The newest document is first."""
    results = await list_documents(connection, session.person_id)
    return DocumentList(results=results, bytes_max=DOCUMENT_BYTES_MAX, documents_max=DOCUMENTS_MAX)


@router.post(
    "",
    openapi_extra=describe_body(DOCUMENT, file_part=FILE_PART),
    responses={**WRONG_VALUE, **CONFLICT, **TOO_MANY},
)
async def account_add_document(
    session: SessionDep,
    throttle: ThrottleDep,
    upload: UploadDep,
    database: DatabaseDep,
    store: StoreDep,
) -> DocumentEntry:
    """Store a PDF, PNG or JPEG. The metadata of images is removed.

    application_id is optional. It must be the id of an application of the signed-in person.
    """
    await throttle.enforce(((limits.UPLOAD_BY_PERSON, str(session.person_id)),))
    return await add_document(database, store, session.person_id, await read_upload(upload))


@router.get("/{document_id}", response_class=Response, responses={**NOT_FOUND, **_FILE})
async def account_document(
    session: SessionDep, database: DatabaseDep, store: StoreDep, document_id: UUID
) -> Response:
    """Download a document. The status is 404 if the document belongs to another person."""
    name, content_type, content = await read_document(database, store, session.person_id, document_id)
    headers = {**_HEADERS, "Content-Disposition": build_disposition(name)}
    return Response(content, headers=headers, media_type=content_type.value)


@router.delete("/{document_id}", responses={**NOT_FOUND, **TOO_MANY})
async def account_delete_document(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, document_id: UUID
) -> AccountMessage:
    """Delete a document. The document disappears at once, and a background task deletes its file later."""
    await throttle.enforce(((limits.CHANGE_BY_PERSON, str(session.person_id)),))
    await delete_document(connection, session.person_id, document_id)
    return AccountMessage(message=Message.DOCUMENT_DELETED.value)
