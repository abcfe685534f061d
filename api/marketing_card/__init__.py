"""Advertisements between search results."""
