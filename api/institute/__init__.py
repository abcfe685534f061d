"""Institutes, their campuses and their disciplines."""
