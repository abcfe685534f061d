"""Benchmarks. Most benchmarks compare the product with a reference in the same run."""
