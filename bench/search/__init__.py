"""Compares the search of the API with Elasticsearch alone and with PostgreSQL."""
