"""`finder vocabulary` with a search log, a database, an index and the site."""
