"""What the indexer does without any service."""
