"""Parses requests into a SearchQuery: resolves ids, checks ranges and splits the text into words."""
