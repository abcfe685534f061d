"""Builds the bodies of Elasticsearch requests from a `SearchQuery`. All functions are pure."""
