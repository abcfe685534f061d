"""Stores documents as objects in a bucket of a service that is compatible with S3."""

from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar

import obstore
from obstore.exceptions import BaseError
from obstore.store import S3Store

from schemas.bucket_connection import BucketConnection
from schemas.storage.errors import StorageUnavailable
from schemas.storage.keys import check_key, is_key

T = TypeVar("T")

_NO_BUCKET = "NoSuchBucket"
"""The error code of S3 for a bucket that does not exist. A missing object has another code."""
_REQUEST_TIMEOUT = timedelta(seconds=20)
_RETRIES = 2
_RETRY_TIMEOUT = timedelta(seconds=25)
"""The time limit of all retries together. It is short, because a person waits for an upload."""


class BucketStore:
    def __init__(self, connection: BucketConnection, subfolder: str = "") -> None:
        """Create the client. No request is sent."""
        self._objects = S3Store(
            connection.bucket,
            prefix="/".join(filter(None, (connection.prefix, subfolder))) or None,
            endpoint=connection.endpoint,
            region=connection.region,
            access_key_id=connection.access_key,
            secret_access_key=connection.secret_key,
            client_options={"timeout": _REQUEST_TIMEOUT, "allow_http": not connection.is_encrypted},
            retry_config={"max_retries": _RETRIES, "retry_timeout": _RETRY_TIMEOUT},
        )

    def write(self, key: str, content: bytes) -> None:
        name = check_key(key)
        _translate_errors(lambda: obstore.put(self._objects, name, content), "written")

    def read(self, key: str) -> bytes | None:
        name = check_key(key)
        return _translate_errors(lambda: self._read(name), "read")

    def delete(self, key: str) -> None:
        name = check_key(key)
        _translate_errors(lambda: obstore.delete(self._objects, name), "deleted")

    def list_keys(self) -> list[str]:
        """Return the keys of all objects, in any order. Objects in subfolders are left out."""
        return _translate_errors(self._list_keys, "listed")

    def _read(self, name: str) -> bytes | None:
        try:
            return bytes(obstore.get(self._objects, name).bytes())
        except FileNotFoundError as error:
            if _NO_BUCKET in str(error):
                raise
            return None

    def _list_keys(self) -> list[str]:
        return [
            name for batch in obstore.list(self._objects) for each in batch if is_key(name := each["path"])
        ]


def _translate_errors(call: Callable[[], T], done: str) -> T:
    """Return the result of the call, or raise StorageUnavailable.

    The message has only the kind of the error, because the text of the error contains addresses and keys.
    """
    try:
        return call()
    except (BaseError, FileNotFoundError) as error:
        raise StorageUnavailable(f"The document cannot be {done}: {type(error).__name__}") from error
