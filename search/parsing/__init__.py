"""Parses requests into a SearchQuery: resolves ids and slugs, checks ranges and splits the text into words."""
