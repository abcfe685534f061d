"""The calls of the listing page: filters in the request body, facets, spell check and place suggestions."""
