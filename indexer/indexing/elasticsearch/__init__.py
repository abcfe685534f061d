"""Elasticsearch as the indexer uses it."""
