"""The search calls with query parameters."""
