"""Parses the requests of the API, searches Elasticsearch and builds the responses."""
