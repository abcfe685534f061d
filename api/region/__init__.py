"""Regions, and the places that many courses are in."""
