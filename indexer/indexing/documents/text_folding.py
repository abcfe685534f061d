"""Token filters and a normalizer that ignore case, accents and variants of Arabic letters."""

from elasticsearch import dsl

FOLDING_FILTERS = ["lowercase", "asciifolding", "arabic_normalization"]
FOLDED = dsl.normalizer("folded", filter=FOLDING_FILTERS)
"""The normalizer for comparisons of full names."""
