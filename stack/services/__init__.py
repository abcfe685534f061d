"""PostgreSQL, Valkey and Elasticsearch: their addresses, their start and their health checks."""
