"""Words that the catalogue does not have, corrected to words that it has: `correction` is all that others need, and
`KnownWords` to remember what it learns."""

from search.spelling.correcting import correction
from search.spelling.known_words import KnownWords

__all__ = ["KnownWords", "correction"]
