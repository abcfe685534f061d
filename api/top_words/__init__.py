"""Popular searches, and the subjects with the most courses."""
