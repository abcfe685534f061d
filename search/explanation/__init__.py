"""Explains why a search finds a course at its rank. `finder index explain` prints the explanation."""
