"""The search endpoints with filters as query parameters."""
