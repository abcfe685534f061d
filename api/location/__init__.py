"""Suggestions of places."""
