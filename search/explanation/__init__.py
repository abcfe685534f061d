"""Explains why a search finds a course at its rank.

`finder index explain` prints sentences. `POST /api/search` returns the words and filters that the course matches.
"""
