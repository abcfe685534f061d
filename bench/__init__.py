"""Benchmarks. Each one compares the product with a reference in the same run."""
