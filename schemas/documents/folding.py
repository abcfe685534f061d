"""How the engine folds case and accents, the same in every index."""

FOLDING_FILTERS = ["lowercase", "asciifolding", "arabic_normalization"]
FOLDED_NORMALIZER = {"type": "custom", "filter": FOLDING_FILTERS}
"""Compares whole names without case and accents."""
