"""The mapping and the text analysis of the scholarships index.

A search text must match all_text (compares word stems) or all_words (compares words and allows typos).
"""

from elasticsearch import dsl

from indexer.indexing.documents.index_body import build_index_body
from indexer.indexing.documents.text_folding import FOLDED, FOLDING_FILTERS
from indexer.indexing.documents.value_name.mapping import VALUE_NAME_SETTINGS

_STOP_WORDS = dsl.token_filter("stop_words", "stop", stopwords="_english_")
_ENGLISH = dsl.token_filter("english", "stemmer", language="english")
_POSSESSIVE = dsl.token_filter("possessive_english", "stemmer", language="possessive_english")
_SCHOLARSHIP_STEMS = dsl.analyzer(
    "scholarship_stems", tokenizer="standard", filter=[*FOLDING_FILTERS, _POSSESSIVE, _STOP_WORDS, _ENGLISH]
)
_SCHOLARSHIP_WORDS = dsl.analyzer(
    "scholarship_words", tokenizer="standard", filter=[*FOLDING_FILTERS, _POSSESSIVE, _STOP_WORDS]
)
_MATCHED = ["all_text", "all_words"]

SCHOLARSHIP_FIELDS: dict[str, dsl.Field] = {
    # The word "scholarship" in a search text matches every document, because each document has this kind.
    "kind": dsl.Keyword(copy_to=_MATCHED),
    "id": dsl.Integer(),
    "slug": dsl.Keyword(),
    "name": dsl.Text(
        analyzer=_SCHOLARSHIP_STEMS,
        copy_to=_MATCHED,
        fields={"whole": dsl.Keyword(normalizer=FOLDED)},
    ),
    "words": dsl.Text(analyzer=_SCHOLARSHIP_STEMS, copy_to=_MATCHED),
    "all_text": dsl.Text(analyzer=_SCHOLARSHIP_STEMS, norms=False, index_options="docs"),
    "all_words": dsl.Text(analyzer=_SCHOLARSHIP_WORDS, norms=False, index_options="docs"),
    "country_ids": dsl.Keyword(),
    "institute_ids": dsl.Keyword(),
    "discipline_ids": dsl.Keyword(),
    "degree_level_ids": dsl.Keyword(),
    "type": dsl.Keyword(),
    "month": dsl.Keyword(),
    "year": dsl.Keyword(),
    "deadline": dsl.Date(format="strict_date"),
    "card": dsl.Object(enabled=False),
}

SCHOLARSHIP_MAPPING, SCHOLARSHIP_SETTINGS = build_index_body(SCHOLARSHIP_FIELDS, VALUE_NAME_SETTINGS)
