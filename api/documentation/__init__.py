"""Swagger UI. Its files are part of the built site."""
