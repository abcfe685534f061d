"""Disciplines and their specializations."""
