"""How text becomes words. Only parts that the embedded node and a stock Elasticsearch share."""

from typing import Any

from schemas.documents.folding import FOLDED_NORMALIZER, FOLDING_FILTERS
from schemas.taxonomy.synonyms import read_synonym_rules

_FOLDING = [*FOLDING_FILTERS, "possessive_english"]


def analysis() -> dict[str, Any]:
    """The `analysis` settings of the courses index.

    `words` keeps words whole (typos are counted on them), `stems` folds plurals and endings,
    `stems_query` also knows synonyms; `folded` compares whole names without case and accents.
    """
    return {
        "filter": {
            "possessive_english": {"type": "stemmer", "language": "possessive_english"},
            "english": {"type": "stemmer", "language": "english"},
            "synonyms": {"type": "synonym_graph", "synonyms": read_synonym_rules()},
        },
        "analyzer": {
            "words": {"type": "custom", "tokenizer": "standard", "filter": _FOLDING},
            "stems": {"type": "custom", "tokenizer": "standard", "filter": [*_FOLDING, "english"]},
            "stems_query": {
                "type": "custom",
                "tokenizer": "standard",
                "filter": [*_FOLDING, "synonyms", "english"],
            },
        },
        "normalizer": {"folded": FOLDED_NORMALIZER},
    }
