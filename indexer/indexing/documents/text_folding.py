"""The normalizer with which every index ignores case and accents."""

from elasticsearch import dsl

FOLDING_FILTERS = ["lowercase", "asciifolding", "arabic_normalization"]
FOLDED = dsl.normalizer("folded", filter=FOLDING_FILTERS)
"""Makes comparisons of full names ignore case and accents."""
