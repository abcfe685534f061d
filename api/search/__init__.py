"""Unified search: one call for everything on a results page."""
