"""Advertisements among results."""
