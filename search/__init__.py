"""Question → Elasticsearch → answer: pure functions around one round trip to the engine."""
