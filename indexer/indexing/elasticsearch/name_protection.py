"""Prevents writes from creating an index with the name of an alias, or of an index of a generation.

Without this protection, a write to a missing index would create that index. A generation is a complete set of indices,
built by one rebuild.
"""

from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.elasticsearch.indices import ALIASES
from indexer.indexing.errors import AliasNameTaken

SETTING = "action.auto_create_index"


def protect_names(client: Elasticsearch) -> None:
    """Disable the automatic creation of indices with these names.

    Raises AliasNameTaken if an index has the name of an alias.
    """
    with translate_errors():
        for alias in ALIASES:
            if client.indices.exists(index=alias) and not client.indices.exists_alias(name=alias):
                raise AliasNameTaken(f"An index stands under the name of the alias {alias}: delete it first")
        response = client.cluster.get_settings(flat_settings=True, include_defaults=True)
        current = _get_setting(response.body, SETTING)
        protected = add_protected_names(current)
        if protected != current:
            client.cluster.put_settings(persistent={SETTING: protected})


def add_protected_names(current: str) -> str:
    """Add rules that refuse these names to the start of the setting: `true` → `-courses,-courses-*,…,+*`.

    Rules for other names stay unchanged. The value `false` also stays, because it refuses all names.
    """
    ours = [f"-{pattern}" for alias in ALIASES for pattern in (alias, f"{alias}-*")]
    if current == "false":
        return current
    others = "+*" if current in {"", "true"} else current
    kept = [each for each in others.split(",") if each not in ours]
    return ",".join([*ours, *kept])


def _get_setting(response: dict[str, Any], name: str) -> str:
    for layer in ("transient", "persistent", "defaults"):
        if name in response.get(layer, {}):
            return str(response[layer][name])
    return "true"
