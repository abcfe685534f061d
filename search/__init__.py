"""Parse a request, search Elasticsearch in one round trip, and build the response."""
