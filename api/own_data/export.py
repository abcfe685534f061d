"""Writes the data of a person to a ZIP archive: data.json, photo.jpg, and a folder with the documents."""

import json
import zipfile
from collections.abc import Iterator
from tempfile import TemporaryFile
from typing import IO, Any

from anyio import to_thread

from api.account.audit import add_audit_entry
from api.account.person import read_photo
from api.database import Database, read_rows
from api.own_data.sections import SECTIONS
from schemas.storage.store import DocumentStore
from schemas.vocabulary.accounts import AuditAction

CHUNK_BYTES = 64 * 1024
_DOCUMENT_FILES = "SELECT id, name, storage_key FROM document WHERE person_id = %s ORDER BY created_at, id"


async def export_person(database: Database, store: DocumentStore, person_id: int) -> IO[bytes]:
    """Return the archive as a temporary file. Closing the file deletes it.

    The file is written document by document, so only one document is in memory.
    """
    async with database.transaction() as connection:
        await add_audit_entry(connection, AuditAction.DATA_EXPORTED, person_id)
        data = {
            name: await read_rows(connection, section, (person_id,)) for name, section in SECTIONS.items()
        }
        photo = await read_photo(connection, person_id)
        documents = await read_rows(connection, _DOCUMENT_FILES, (person_id,))
    return await to_thread.run_sync(_write_archive, store, data, photo, documents)


def read_chunks(file: IO[bytes]) -> Iterator[bytes]:
    """Yield the content. The file is closed at the end, even if the client disconnects."""
    with file:
        while chunk := file.read(CHUNK_BYTES):
            yield chunk


def _write_archive(
    store: DocumentStore,
    data: dict[str, list[dict[str, Any]]],
    photo: bytes | None,
    documents: list[dict[str, Any]],
) -> IO[bytes]:
    file = TemporaryFile()  # noqa: SIM115  # closed by read_chunks
    try:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("data.json", json.dumps(data, indent=2, ensure_ascii=False, default=str) + "\n")
            if photo is not None:
                archive.writestr("photo.jpg", photo)
            for document in documents:
                content = store.read(document["storage_key"])
                if content is not None:
                    name = f"documents/{document['id']}-{document['name']}"
                    archive.writestr(name, content, zipfile.ZIP_STORED)
        file.seek(0)
    except BaseException:
        file.close()
        raise
    return file
