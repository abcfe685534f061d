"""The indexer's access to Elasticsearch: the client, the indices and bulk writes."""
