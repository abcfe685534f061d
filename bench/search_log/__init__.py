"""Simulates a day of searches, and measures the search log."""
