"""Keeps the value names of a generation in memory. Each filter value has an id, a slug, a name and a position."""
