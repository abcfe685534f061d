"""Converts Elasticsearch responses to contracts, with pure functions from dicts to models."""
