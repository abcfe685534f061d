"""Benchmarks. Each benchmark compares the product with a reference in the same run."""
