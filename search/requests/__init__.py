"""Builds the bodies of Elasticsearch requests from a search query. All functions are pure."""
