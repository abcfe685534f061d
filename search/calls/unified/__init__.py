"""POST /api/search: one search request reads all requested parts of the response in one round trip."""
