"""Institutes and what they teach."""
