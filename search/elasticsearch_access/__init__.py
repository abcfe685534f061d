"""The Elasticsearch client with deadline and circuit breaker, and a value that expires after 250 ms."""
