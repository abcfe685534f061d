"""Executes search plans on the live index or in a point-in-time session. Caches results."""
