"""The Elasticsearch client, and a value that expires after 250 ms."""
