"""`finder logs`: reports over the search log."""
