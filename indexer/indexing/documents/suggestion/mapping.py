"""The mapping and the text analysis of the suggestions index.

The index holds every beginning of every word of a place's own names, so each keystroke is a term lookup.
Of other names and of the names of surrounding places the index holds whole words only. They are ten times as
many: with their beginnings the index would be four times as large and take four times as long to build.
Queries look up those beginnings with a prefix query. A place matches or does not match; nothing is scored.
"""

from typing import Any

from elasticsearch import dsl

from indexer.indexing.documents.index_body import build_index_body
from indexer.indexing.documents.text_folding import FOLDED, FOLDING_FILTERS
from indexer.indexing.documents.value_name.mapping import VALUE_NAME_SETTINGS

WORD_BEGINNING_MAX_CHARACTERS = 20

_WORD_BEGINNINGS = dsl.token_filter(
    "word_beginnings",
    "edge_ngram",
    min_gram=1,
    max_gram=WORD_BEGINNING_MAX_CHARACTERS,
    preserve_original=True,
)
WORDS = dsl.analyzer("words", tokenizer="standard", filter=FOLDING_FILTERS)
BEGINNINGS_OF_WORDS = dsl.analyzer(
    "beginnings_of_words", tokenizer="standard", filter=[*FOLDING_FILTERS, _WORD_BEGINNINGS]
)


def _whole_name() -> dict[str, dsl.Field]:
    return {"whole": dsl.Keyword(normalizer=FOLDED, doc_values=False)}


def _unscored_text(**more: Any) -> dsl.Text:
    return dsl.Text(index_options="docs", norms=False, **more)


SUGGESTION_FIELDS: dict[str, dsl.Field] = {
    "kind": dsl.Keyword(),
    "id": dsl.Long(),
    "in_catalogue": dsl.Boolean(),
    "population": dsl.Long(),
    "breadth": dsl.Integer(),
    "point": dsl.GeoPoint(),
    "names": _unscored_text(analyzer=BEGINNINGS_OF_WORDS, search_analyzer=WORDS, fields=_whole_name()),
    "other_names": _unscored_text(analyzer=WORDS, fields=_whole_name()),
    "parents": _unscored_text(analyzer=WORDS),
    "shown": dsl.Object(enabled=False),
}

SUGGESTION_MAPPING, SUGGESTION_SETTINGS = build_index_body(SUGGESTION_FIELDS, VALUE_NAME_SETTINGS)
