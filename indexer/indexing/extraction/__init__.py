"""Reads PostgreSQL rows and converts them to documents. Rebuilds and drains use the same code."""
