"""Words that the catalogue does not have, corrected to words that it has."""
