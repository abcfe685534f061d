"""Disciplines and the specializations under them."""
