"""The search as query parameters ask it."""
