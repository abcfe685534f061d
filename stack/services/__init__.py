"""PostgreSQL, Valkey and Elasticsearch together: their addresses, their start and their health."""
