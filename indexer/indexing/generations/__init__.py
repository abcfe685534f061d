"""Index generations and their states: building, live, previous, failed and pruned.

A generation is a complete set of indices, built by one rebuild.
"""
