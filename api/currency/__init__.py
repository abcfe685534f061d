"""Currencies and their rates."""
