"""Builds the bodies of Elasticsearch requests, mostly from a `SearchQuery`. No function sends a request."""
