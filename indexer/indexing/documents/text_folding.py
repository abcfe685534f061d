"""The analysis that every index uses to ignore case and accents."""

from elasticsearch import dsl

FOLDING_FILTERS = ["lowercase", "asciifolding", "arabic_normalization"]
FOLDED = dsl.normalizer("folded", filter=FOLDING_FILTERS)
"""Compares full names and ignores case and accents."""
