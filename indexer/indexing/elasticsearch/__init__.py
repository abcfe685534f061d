"""The indexer's access to Elasticsearch: client, indices and bulk writes."""
