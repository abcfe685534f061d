"""Faults of indexing, in a folder of their own: they change catalogue and index, which the other faults only read."""
