"""Builds the mapping and the settings of an index from field declarations of elasticsearch.dsl."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from elasticsearch import dsl


class IndexBody(NamedTuple):
    """The two parts of a request that creates an index.

    The settings contain the text analysis of the fields.
    """

    mapping: dict[str, Any]
    settings: dict[str, Any]


def build_index_body(fields: Mapping[str, dsl.Field], settings: Mapping[str, Any] | None = None) -> IndexBody:
    """Build a strict mapping. Elasticsearch then refuses a document that contains an undeclared field."""
    mapping = dsl.Mapping()
    mapping.meta("dynamic", "strict")
    for name, field in fields.items():
        mapping.field(name, field)
    index = dsl.Index("described")
    index.settings(**(settings or {}))
    index.mapping(mapping)
    body = index.to_dict()
    # Elasticsearch omits the default type "object" from its responses. Remove it here too, because a gate (a check
    # before a new index goes live) compares both mappings.
    for declared in body["mappings"]["properties"].values():
        if declared.get("type") == "object" and "properties" in declared:
            del declared["type"]
    return IndexBody(body["mappings"], body.get("settings", {}))
