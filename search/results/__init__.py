"""Converts Elasticsearch responses to the contracts of the API. No function sends a request."""
