"""Attacks on the pages of editors and analysts."""
