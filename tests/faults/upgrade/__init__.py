"""Upgrades and undoes a release while clients search."""
