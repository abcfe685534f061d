"""Words that the catalogue does not have, corrected to words that it has: `correction` is all that others need, and
`WordCache` to remember what it learns."""

from search.spelling.correction import correction
from search.spelling.word_cache import WordCache

__all__ = ["WordCache", "correction"]
