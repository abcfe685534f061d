"""POST /api/search: results, facets, histograms and the map in one round trip to Elasticsearch."""
