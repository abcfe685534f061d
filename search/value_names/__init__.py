"""The value names of a generation in memory: id, slug, name and order of every filter value."""
