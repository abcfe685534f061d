"""Benchmarks that print a ratio against a peer in the same run."""
