"""Tests of containers, images, keys, and the origin of the services for tests."""
