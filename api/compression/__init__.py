"""Compression of responses."""
