"""Index generations and their states: building, live, previous, failed and pruned."""
