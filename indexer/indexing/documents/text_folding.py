"""How every index folds case and accents."""

from elasticsearch import dsl

FOLDING_FILTERS = ["lowercase", "asciifolding", "arabic_normalization"]
FOLDED = dsl.normalizer("folded", filter=FOLDING_FILTERS)
"""Compares whole names without case and accents."""
