"""The search calls with filters as query parameters."""
