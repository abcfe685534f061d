"""Keeps the values of all filters, such as countries and institutes, in memory.

Each value has an id, a slug and a name.
"""
