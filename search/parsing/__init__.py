"""Parses API requests into a `SearchQuery`. Resolves ids and slugs, checks ranges and interprets the text."""
