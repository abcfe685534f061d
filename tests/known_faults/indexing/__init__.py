"""Known faults of indexing in other products.

These tests change the catalogue and the index, so they have their own folder. The other tests only read.
"""
