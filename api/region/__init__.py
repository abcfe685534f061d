"""Regions and popular places."""
