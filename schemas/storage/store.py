"""The interface of a document store, and the functions that open the stores."""

from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit

from schemas.settings import Settings
from schemas.storage.bucket import BucketStore
from schemas.storage.folder import FolderStore

DEFAULT_FOLDER = "documents"
TOMBSTONES = "tombstones"


class DocumentStore(Protocol):
    """Stores documents under keys from `make_key`. Every method raises StorageUnavailable if the store fails.

    `read` returns None if there is no such document. Deleting a document that does not exist succeeds.
    """

    def write(self, key: str, content: bytes) -> None: ...

    def read(self, key: str) -> bytes | None: ...

    def delete(self, key: str) -> None: ...

    def list_keys(self) -> list[str]: ...


def open_store(given: Settings) -> DocumentStore:
    """Open the store of DOCUMENTS_URL for documents of persons and images of the media library.

    The default is the folder `documents` in `finder_var`.
    """
    return _open(given, "")


def open_tombstone_store(given: Settings) -> DocumentStore:
    """Open the store for tombstones, which record the deletion of persons.

    The tombstones are in a subfolder of the documents, not in the database. So the restore of a database backup does
    not remove them.
    """
    return _open(given, TOMBSTONES)


def _open(given: Settings, subfolder: str) -> DocumentStore:
    if given.bucket_connection is not None:
        return BucketStore(given.bucket_connection, subfolder)
    if given.documents_url is None:
        return FolderStore(given.var_folder / DEFAULT_FOLDER / subfolder)
    return FolderStore(Path(unquote(urlsplit(given.documents_url).path)) / subfolder)
