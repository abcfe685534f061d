"""Reads PostgreSQL rows and converts them to documents. A rebuild and a single change use the same code."""
