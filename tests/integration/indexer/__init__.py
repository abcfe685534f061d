"""Tests of the indexer with real PostgreSQL, Valkey and Elasticsearch."""
