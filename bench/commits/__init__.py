"""Compares two checkouts of the product: the same requests, to both sites, in turn."""
