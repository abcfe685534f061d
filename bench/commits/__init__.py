"""Compares the speed of two checkouts of the product with the same requests."""
