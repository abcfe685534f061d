"""Words that the catalogue does not have, corrected to words that it has: `correction` is all that others need."""

from search.spelling.correcting import correction

__all__ = ["correction"]
