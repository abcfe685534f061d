"""Stores documents as files in a folder. Only the user that runs the API and the worker can read the files."""

import os
from pathlib import Path

from schemas.storage.errors import StorageUnavailable
from schemas.storage.keys import check_key, is_key

_FOLDER_MODE, _FILE_MODE = 0o700, 0o600
_SHARD_CHARACTERS = 2
"""The first 2 characters of a key are the name of a subfolder, so that no folder contains too many files."""


class FolderStore:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, key: str, content: bytes) -> None:
        """Write the file under a temporary name, then rename it, so that readers never see an incomplete file."""
        file = self._find_file(key)
        unfinished = file.with_suffix(".part")
        try:
            self._folder.mkdir(mode=_FOLDER_MODE, parents=True, exist_ok=True)
            file.parent.mkdir(mode=_FOLDER_MODE, exist_ok=True)
            descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _FILE_MODE)
            with os.fdopen(descriptor, "wb") as output:
                output.write(content)
                output.flush()
                os.fsync(output.fileno())
            unfinished.replace(file)
        except OSError as error:
            raise StorageUnavailable(f"The document cannot be written: {type(error).__name__}") from error

    def read(self, key: str) -> bytes | None:
        try:
            return self._find_file(key).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageUnavailable(f"The document cannot be read: {type(error).__name__}") from error

    def delete(self, key: str) -> None:
        file = self._find_file(key)
        try:
            file.with_suffix(".part").unlink(missing_ok=True)
            file.unlink(missing_ok=True)
        except OSError as error:
            raise StorageUnavailable(f"The document cannot be deleted: {type(error).__name__}") from error

    def list_keys(self) -> list[str]:
        """Return the keys of all complete files, in any order."""
        try:
            folders = [each for each in self._folder.iterdir() if len(each.name) == _SHARD_CHARACTERS]
            return [file.name for folder in folders for file in folder.iterdir() if is_key(file.name)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StorageUnavailable(f"The folder cannot be listed: {type(error).__name__}") from error

    def _find_file(self, key: str) -> Path:
        """Return the path of the file. Raises ValueError if the key does not have the format of `make_key`."""
        return self._folder / check_key(key)[:_SHARD_CHARACTERS] / key
