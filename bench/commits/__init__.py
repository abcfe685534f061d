"""Compares two checkouts of the product with the same requests."""
