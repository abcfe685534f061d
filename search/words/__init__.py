"""Words of the catalogue: a cache of found words, and their ranking as corrections of a typed word."""
