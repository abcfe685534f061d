"""The contracts of the search log."""
