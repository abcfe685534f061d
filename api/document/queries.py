from dataclasses import dataclass
from typing import Any
from uuid import UUID

from anyio import to_thread

from api.account.audit import add_audit_entry
from api.application.queries import UNKNOWN_APPLICATION
from api.crm.parameters import refuse_fields
from api.database import Connection, Database, read_rows
from api.document.content import CheckedDocument
from api.refusal import Refusal
from schemas.contracts.account.documents import DocumentEntry
from schemas.storage.keys import make_key
from schemas.storage.store import DocumentStore
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.documents import DOCUMENTS_MAX, REMOVAL_HOURS, DocumentKind, DocumentType

UNKNOWN_DOCUMENT = "There is no such document"
TOO_MANY_DOCUMENTS = f"You have {DOCUMENTS_MAX} documents. Delete one first"
_COLUMNS = "id, kind, name, content_type, size_bytes, application_id, created_at"
_LIST = f"SELECT {_COLUMNS} FROM document WHERE person_id = %s ORDER BY created_at DESC, id"
_PLAN_REMOVAL = """
INSERT INTO file_removal (storage_key, due_at) VALUES (%s, now() + %s * INTERVAL '1 hour')
"""
_OWN_APPLICATION = "SELECT id FROM application WHERE id = %s AND person_id = %s"
_LOCK_PERSON = "SELECT id FROM person WHERE id = %s FOR UPDATE"
_COUNT = "SELECT count(*) AS number FROM document WHERE person_id = %s"
_ADD = f"""
WITH kept AS (DELETE FROM file_removal WHERE storage_key = %(key)s)
INSERT INTO document (person_id, application_id, kind, name, content_type, size_bytes, storage_key)
VALUES (%(person)s, %(application)s, %(kind)s, %(name)s, %(type)s, %(size)s, %(key)s)
RETURNING {_COLUMNS}
"""
_FIND = "SELECT name, content_type, storage_key FROM document WHERE id = %s AND person_id = %s"


@dataclass(frozen=True, slots=True)
class NewDocument:
    kind: DocumentKind
    name: str
    application_id: UUID | None
    checked: CheckedDocument


async def list_documents(connection: Connection, person_id: int) -> list[DocumentEntry]:
    return [_build_entry(row) for row in await read_rows(connection, _LIST, (person_id,))]


async def add_document(
    database: Database, store: DocumentStore, person_id: int, new: NewDocument
) -> DocumentEntry:
    """Write a row of file_removal, then the file, then the row of the document.

    The last step deletes the row of file_removal. If this step fails, the worker deletes the file after REMOVAL_HOURS.
    The file of a failed request is therefore not kept forever.

    Raises Refusal 400 for an unknown application or one of another person, and 409 like `_check_number`.
    """
    key = make_key()
    async with database.transaction() as connection:
        await _check_application(connection, person_id, new.application_id)
        await _check_number(connection, person_id)
        await connection.execute(_PLAN_REMOVAL, (key, REMOVAL_HOURS))
    await to_thread.run_sync(store.write, key, new.checked.content)
    async with database.transaction() as connection:
        await _check_number(connection, person_id)
        row = {
            "key": key,
            "person": person_id,
            "application": new.application_id,
            "kind": new.kind.value,
            "name": new.name,
            "type": new.checked.content_type.value,
            "size": len(new.checked.content),
        }
        entry = _build_entry((await read_rows(connection, _ADD, row))[0])
        await add_audit_entry(connection, AuditAction.DOCUMENT_STORED, person_id, f"document {entry['id']}")
    return entry


async def read_document(
    database: Database, store: DocumentStore, person_id: int, document_id: UUID
) -> tuple[str, DocumentType, bytes]:
    """Return name, type and content.

    Raises Refusal 404 if the document is unknown or belongs to another person, or if its file is missing.
    """
    async with database.transaction() as connection:
        rows = await read_rows(connection, _FIND, (document_id, person_id))
    content = await to_thread.run_sync(store.read, rows[0]["storage_key"]) if rows else None
    if content is None:
        raise refuse_unknown_document()
    return rows[0]["name"], DocumentType(rows[0]["content_type"]), content


async def delete_document(connection: Connection, person_id: int, document_id: UUID) -> None:
    """Delete the row. The worker deletes the file later.

    Raises Refusal 404 if the document is unknown or belongs to another person.
    """
    rows = await read_rows(
        connection,
        "DELETE FROM document WHERE id = %s AND person_id = %s RETURNING id",
        (document_id, person_id),
    )
    if not rows:
        raise refuse_unknown_document()
    await add_audit_entry(connection, AuditAction.DOCUMENT_DELETED, person_id, f"document {document_id}")


def refuse_unknown_document() -> Refusal:
    return Refusal(404, UNKNOWN_DOCUMENT, {"document_id": UNKNOWN_DOCUMENT})


async def _check_application(connection: Connection, person_id: int, application_id: UUID | None) -> None:
    if application_id is None:
        return
    if not await read_rows(connection, _OWN_APPLICATION, (application_id, person_id)):
        raise refuse_fields({"application_id": UNKNOWN_APPLICATION})


async def _check_number(connection: Connection, person_id: int) -> None:
    """Raise Refusal 409 if the person has DOCUMENTS_MAX documents or no longer exists.

    The row of the person is locked, so that parallel uploads cannot exceed the limit together.
    """
    locked = await read_rows(connection, _LOCK_PERSON, (person_id,))
    counted = await read_rows(connection, _COUNT, (person_id,))
    if not locked or counted[0]["number"] >= DOCUMENTS_MAX:
        raise Refusal(409, TOO_MANY_DOCUMENTS)


def _build_entry(row: dict[str, Any]) -> DocumentEntry:
    return DocumentEntry(
        id=row["id"],
        kind=DocumentKind(row["kind"]),
        name=row["name"],
        content_type=DocumentType(row["content_type"]),
        size_bytes=row["size_bytes"],
        application_id=row["application_id"],
        created_at=row["created_at"].isoformat(),
    )
