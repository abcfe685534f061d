"""Tests of compose.yaml, container images, API keys, token keys, and the choice of services for tests."""
