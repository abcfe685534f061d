"""Currencies and their exchange rates."""
