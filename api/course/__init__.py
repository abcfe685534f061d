"""Courses: the listing and its facets."""
