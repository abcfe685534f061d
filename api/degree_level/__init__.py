"""Degree levels, grouped by level type."""
