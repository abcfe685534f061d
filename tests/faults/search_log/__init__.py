"""Fault tests of the search log."""
