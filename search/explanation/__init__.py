"""Explains the rank of a course for a search query. The command `finder index explain` prints the explanation."""
