"""Builds a new generation (a complete set of indices) beside the live generation, checks it and makes it live."""
