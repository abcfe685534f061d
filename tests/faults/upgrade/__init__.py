"""Upgrades to a release, and goes back, while clients search."""
