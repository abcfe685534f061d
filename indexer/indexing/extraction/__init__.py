"""Reads PostgreSQL rows and converts them to documents, for rebuilds, updates of single documents and verifications."""
