"""The contracts of POST /api/search: the request and the parts of the response."""
