"""Experiments that compare two rankings, with PostgreSQL, Elasticsearch and the whole API."""
