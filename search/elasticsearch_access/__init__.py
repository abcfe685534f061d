"""Access to Elasticsearch: the client, the live index, its version, point-in-time sessions and caches."""
