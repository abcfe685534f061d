"""The mapping and the analysis of the suggestions index.

Of a place's own names every beginning of every word stands in the index, so that a keystroke is a question for terms.
Of the ten times as many other names and of what it lies in only the words do, and beginnings are looked up when asked:
all beginnings would be three quarters of the index and of the time to build it. Nothing is counted or weighed here: a
place matches or it does not.
"""

from typing import Any

from schemas.documents.folding import FOLDED_NORMALIZER, FOLDING_FILTERS

WORD_BEGINNING_MAX_CHARACTERS = 20

SUGGESTION_ANALYSIS: dict[str, Any] = {
    "filter": {
        "word_beginnings": {
            "type": "edge_ngram",
            "min_gram": 1,
            "max_gram": WORD_BEGINNING_MAX_CHARACTERS,
            "preserve_original": True,
        },
    },
    "analyzer": {
        "words": {"type": "custom", "tokenizer": "standard", "filter": FOLDING_FILTERS},
        "beginnings_of_words": {
            "type": "custom",
            "tokenizer": "standard",
            "filter": [*FOLDING_FILTERS, "word_beginnings"],
        },
    },
    "normalizer": {"folded": FOLDED_NORMALIZER},
}


def _typed(analyzer: str, **more: Any) -> dict[str, Any]:
    return {
        "type": "text",
        "analyzer": analyzer,
        "index_options": "docs",
        "norms": False,
        **more,
    }


_WHOLE = {"type": "keyword", "normalizer": "folded", "doc_values": False}

SUGGESTION_MAPPING: dict[str, Any] = {
    "dynamic": "strict",
    "properties": {
        "kind": {"type": "keyword"},
        "id": {"type": "long"},
        "in_catalogue": {"type": "boolean"},
        "population": {"type": "long"},
        "breadth": {"type": "integer"},
        "point": {"type": "geo_point"},
        "names": _typed(
            "beginnings_of_words",
            search_analyzer="words",
            fields={"whole": _WHOLE},
        ),
        "other_names": _typed("words", fields={"whole": _WHOLE}),
        "parents": _typed("words"),
        "shown": {"type": "object", "enabled": False},
    },
}
