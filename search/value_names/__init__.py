"""The value names of one generation in memory: id, slug, name and order of every filter value."""
