"""Advertisements shown among the results."""
