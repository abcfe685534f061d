"""Tests of the API without PostgreSQL, Valkey and Elasticsearch."""
