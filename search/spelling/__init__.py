"""Corrects words that the catalogue lacks to words that it has.

Other packages use the module `correct_text`, and `WordCache` to cache known words.
"""

from search.spelling.correction import correct_text
from search.spelling.word_cache import WordCache

__all__ = ["WordCache", "correct_text"]
