"""The checksum of a publisher's file."""

import hashlib
from pathlib import Path

from indexer.catalogue.importers.errors import UnreadableFile


def compute_sha256(path: Path) -> str:
    """Return the checksum in hexadecimal. Raises UnreadableFile."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise UnreadableFile(path, error.strerror or str(error)) from error
