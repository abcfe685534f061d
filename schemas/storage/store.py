"""What a store of documents does, and which one the settings choose."""

from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit

from schemas.settings import Settings
from schemas.storage.folder import FolderStore

DEFAULT_FOLDER = "documents"
TOMBSTONES = "tombstones"


class DocumentStore(Protocol):
    """Keys are made by `keys.make_key`. Every method raises StorageUnavailable when the store fails.

    read returns None for a missing document. Deleting a missing document succeeds.
    """

    def write(self, key: str, content: bytes) -> None: ...

    def read(self, key: str) -> bytes | None: ...

    def delete(self, key: str) -> None: ...

    def list_keys(self) -> list[str]: ...


def open_store(given: Settings) -> DocumentStore:
    """The documents of persons, in the folder of DOCUMENTS_URL or in the var folder."""
    return FolderStore(_find_folder(given))


def open_tombstone_store(given: Settings) -> DocumentStore:
    """The tombstones of deleted persons, in a folder beside the documents, because no restore replaces it."""
    return FolderStore(_find_folder(given) / TOMBSTONES)


def _find_folder(given: Settings) -> Path:
    if given.documents_url is None:
        return given.var_folder / DEFAULT_FOLDER
    return Path(unquote(urlsplit(given.documents_url).path))
