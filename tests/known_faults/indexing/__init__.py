"""Tests that this product does not have known faults of other products in indexing.

These tests change the catalogue and the index. The tests in the parent folder only read them.
"""
