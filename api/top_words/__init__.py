"""The most frequent subjects of the catalogue."""
