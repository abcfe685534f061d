"""Tests of the indexer without PostgreSQL, Valkey and Elasticsearch."""
