"""Suggestions of places while a visitor types."""
