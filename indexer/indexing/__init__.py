"""From PostgreSQL to Elasticsearch: outbox, generations, rebuild and verification. Knows nothing of registers."""
