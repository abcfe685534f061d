"""Tests of the search log without PostgreSQL, Valkey and Elasticsearch."""
