"""The search log with a real Elasticsearch."""
