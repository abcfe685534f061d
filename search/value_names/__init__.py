"""Keeps the values of all filters, such as countries and institutes, in memory. Each has an id, a slug and a name."""
