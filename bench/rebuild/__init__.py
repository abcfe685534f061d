"""Measures searches during a rebuild, and the time and memory of a rebuild."""
