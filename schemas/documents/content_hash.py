"""The hash by which two documents are known to be equal."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import orjson


def content_hash(document: Mapping[str, Any]) -> str:
    """32 hexadecimal digits over the document's canonical JSON: keys sorted, no spaces."""
    canonical = orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
    return blake2b(canonical, digest_size=16).hexdigest()
