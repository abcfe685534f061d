"""Converts Elasticsearch responses to the contracts of the API. All functions are pure."""
