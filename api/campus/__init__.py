"""A campus by itself."""
