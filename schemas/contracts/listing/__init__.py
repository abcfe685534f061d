"""The contracts of the listing page: filters, facets, spell check and place suggestions."""
