"""Index builds, and the gates: test searches in a new index before it goes live."""
