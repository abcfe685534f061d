"""POST /api/search: results, facets, histograms and the map. Most searches need one round trip to Elasticsearch."""
