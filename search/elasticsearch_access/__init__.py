"""The Elasticsearch clients, the deadline and circuit breaker of searches, and a value that expires after 250 ms."""
