"""Reads PostgreSQL rows and converts them to documents. Rebuilds and updates of single documents use this code."""
