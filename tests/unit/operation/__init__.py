"""Containers, images, keys and the origin of test services."""
