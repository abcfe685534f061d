"""Builds a new generation beside the live generation, checks it and makes it live."""
