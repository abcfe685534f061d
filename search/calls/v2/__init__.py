"""The calls under v2/search: query parameters in, `result` out; question and counts are those of the listing."""
