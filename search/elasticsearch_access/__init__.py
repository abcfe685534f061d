"""The Elasticsearch client, which sends searches, and a value that expires."""
