"""Computes the content hash of a document. Documents with equal content have equal hashes."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import orjson

_EMPTY_HASH = b'"content_hash":""'
DIGITS = 32


class EncodedDocument(NamedTuple):
    """The content hash of a document, and the JSON of the document. The JSON contains the hash."""

    content_hash: str
    body: bytes


def hash_document(document: Mapping[str, Any]) -> str:
    """Return 32 hexadecimal digits: the hash of the canonical JSON, which has sorted keys and no spaces."""
    return _hash_bytes(_to_canonical_json(document))


def encode_document(document: Mapping[str, Any]) -> EncodedDocument:
    """Encode a document as JSON, and compute its content hash.

    The field `content_hash` must be empty in the given document. In the returned JSON it contains the hash.
    """
    canonical = _to_canonical_json(document)
    digest = _hash_bytes(canonical)
    # JSON escapes quotation marks in texts, so these bytes occur only at the field `content_hash`.
    return EncodedDocument(
        digest, canonical.replace(_EMPTY_HASH, b'"content_hash":"%b"' % digest.encode(), 1)
    )


def _to_canonical_json(document: Mapping[str, Any]) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)


def _hash_bytes(canonical: bytes) -> str:
    return sha256(canonical).hexdigest()[:DIGITS]
