"""Corrects words that the catalogue lacks to words that it has.

Other packages use the module `correction`, and `WordCache` to cache known words.
"""

from search.spelling.correction import correction
from search.spelling.word_cache import WordCache

__all__ = ["WordCache", "correction"]
