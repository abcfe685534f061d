"""What stands in Elasticsearch: each kind of document with its mapping beside it."""
