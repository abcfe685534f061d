"""The API without other services."""
