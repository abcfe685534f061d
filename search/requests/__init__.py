"""Builds Elasticsearch bodies from a search query, with pure functions from values to dicts."""
