"""The hash by which two documents are known to be equal, and the bytes that carry it."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import orjson

_PLACE = b'"content_hash":""'
DIGITS = 32


class Encoded(NamedTuple):
    """A document's content hash, and its JSON with the hash in it."""

    content_hash: str
    body: bytes


def content_hash(document: Mapping[str, Any]) -> str:
    """32 hexadecimal digits over the document's canonical JSON: keys sorted, no spaces."""
    return _hash_of(_canonical(document))


def encode(document: Mapping[str, Any]) -> Encoded:
    """The document as JSON; its `content_hash` is empty and is filled with the hash of all of it as it is given."""
    canonical = _canonical(document)
    digest = _hash_of(canonical)
    # Quotation marks within texts are escaped, so these bytes can only be the field itself.
    return Encoded(digest, canonical.replace(_PLACE, b'"content_hash":"%b"' % digest.encode(), 1))


def _canonical(document: Mapping[str, Any]) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)


def _hash_of(canonical: bytes) -> str:
    return sha256(canonical).hexdigest()[:DIGITS]
