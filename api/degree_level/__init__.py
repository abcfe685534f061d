"""Degree levels under their types."""
