"""The mapping of the vocabulary index."""

from typing import Any

VOCABULARY_MAPPING: dict[str, Any] = {
    "dynamic": "strict",
    "properties": {
        "kind": {"type": "keyword"},
        "id": {"type": "long"},
        "slug": {"type": "keyword"},
        "old_slugs": {"type": "keyword"},
        "name": {"type": "keyword"},
        "position": {"type": "integer"},
        "parents": {"type": "object", "enabled": False},
        "extra": {"type": "object", "enabled": False},
    },
}
