"""The interface of a document store, and the functions that open the stores."""

from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit

from schemas.settings import Settings
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
    """Open the store for documents of persons: the folder of DOCUMENTS_URL, or `documents` in `finder_var`."""
    return FolderStore(_find_folder(given))


def open_tombstone_store(given: Settings) -> DocumentStore:
    """Open the store for tombstones, which say that a person was deleted.

    The tombstones are in a subfolder of the folder of documents. Restoring a database backup therefore does not remove
    the tombstones.
    """
    return FolderStore(_find_folder(given) / TOMBSTONES)


def _find_folder(given: Settings) -> Path:
    if given.documents_url is None:
        return given.var_folder / DEFAULT_FOLDER
    return Path(unquote(urlsplit(given.documents_url).path))
