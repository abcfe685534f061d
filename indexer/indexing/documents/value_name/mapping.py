"""The mapping of the value name index.

Value names are the names of countries, subjects, articles and other things that searches use.
"""

from elasticsearch import dsl

from indexer.indexing.documents.index_body import build_index_body

VALUE_NAME_FIELDS: dict[str, dsl.Field] = {
    "kind": dsl.Keyword(),
    "id": dsl.Long(),
    "slug": dsl.Keyword(),
    "old_slugs": dsl.Keyword(),
    "name": dsl.Keyword(),
    "position": dsl.Integer(),
    "parents": dsl.Object(enabled=False),
    "extra": dsl.Object(enabled=False),
}

VALUE_NAME_MAPPING, VALUE_NAME_SETTINGS = build_index_body(VALUE_NAME_FIELDS, {"gc_deletes": "1h"})
"""Elasticsearch remembers the version of a deleted document for one hour.

Within this time, a delayed older write cannot bring the document back. One hour is enough, because no task runs longer.
"""
