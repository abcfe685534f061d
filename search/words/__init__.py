"""Words of the catalogue: a cache of words, and the ranking of words as corrections of a typo."""
