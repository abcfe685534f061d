"""The calls under v2/search. Their filters and counts are those of the listing."""
