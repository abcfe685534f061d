"""The suggestion document: a place with all its names."""
