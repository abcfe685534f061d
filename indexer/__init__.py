"""PostgreSQL to Elasticsearch: every committed change reaches the index, and an index is always whole."""
