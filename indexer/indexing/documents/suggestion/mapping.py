"""The mapping and the text analysis of the suggestions index.

- `names` has the main names of a place, such as its name in the catalogue. The index stores each word and its
  beginnings of up to 20 characters, so each keystroke is a fast term lookup.
- `other_names` has further names of the same place, such as names in other languages. `parents` has the names of the
  state and country of the place, and the code of a postcode. Of the names in both fields, the index stores only whole
  words, and a prefix query finds words by their beginning. Both fields together have ten times as many names as
  `names`. If the index stored their beginnings, the index would be four times as large and take four times as long to
  build.
- `breadth` ranks the kinds of places: a country is broader than a state, and a state than a city.

The score of a place is a sum of constant weights. Text fields therefore need no norms and no term frequencies.
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


def _declare_whole_name() -> dict[str, dsl.Field]:
    return {"whole": dsl.Keyword(normalizer=FOLDED, doc_values=False)}


def _declare_unscored_text(**more: Any) -> dsl.Text:
    return dsl.Text(index_options="docs", norms=False, **more)


SUGGESTION_FIELDS: dict[str, dsl.Field] = {
    "kind": dsl.Keyword(),
    "id": dsl.Long(),
    "in_catalogue": dsl.Boolean(),
    "population": dsl.Long(),
    "breadth": dsl.Integer(),
    "point": dsl.GeoPoint(),
    "names": _declare_unscored_text(
        analyzer=BEGINNINGS_OF_WORDS, search_analyzer=WORDS, fields=_declare_whole_name()
    ),
    "other_names": _declare_unscored_text(analyzer=WORDS, fields=_declare_whole_name()),
    "parents": _declare_unscored_text(analyzer=WORDS),
    "shown": dsl.Object(enabled=False),
}

SUGGESTION_MAPPING, SUGGESTION_SETTINGS = build_index_body(SUGGESTION_FIELDS, VALUE_NAME_SETTINGS)
