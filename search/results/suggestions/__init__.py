"""Converts responses for a typed text to suggestions: as groups, and as the list of the site search."""
