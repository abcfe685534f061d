"""The content hash of a document. Two documents with the same hash are equal."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import orjson

_EMPTY_HASH = b'"content_hash":""'
DIGITS = 32


class EncodedDocument(NamedTuple):
    """A document's content hash, and its JSON with the hash in it."""

    content_hash: str
    body: bytes


def hash_document(document: Mapping[str, Any]) -> str:
    """32 hexadecimal digits of the hash of the canonical JSON, with sorted keys and without spaces."""
    return _hash_bytes(_to_canonical_json(document))


def encode_document(document: Mapping[str, Any]) -> EncodedDocument:
    """The document as JSON. Its `content_hash` must be empty; the result contains the hash of the document as given."""
    canonical = _to_canonical_json(document)
    digest = _hash_bytes(canonical)
    # JSON escapes quotation marks in texts, so only the field itself can have these bytes.
    return EncodedDocument(
        digest, canonical.replace(_EMPTY_HASH, b'"content_hash":"%b"' % digest.encode(), 1)
    )


def _to_canonical_json(document: Mapping[str, Any]) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)


def _hash_bytes(canonical: bytes) -> str:
    return sha256(canonical).hexdigest()[:DIGITS]
