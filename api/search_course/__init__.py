"""Endpoints that narrow a search step by step, from a country to courses."""
