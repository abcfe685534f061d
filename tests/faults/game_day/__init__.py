"""Scripted faults on a complete stack, with a table of what clients saw."""
