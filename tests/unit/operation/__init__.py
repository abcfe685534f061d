"""Tests of compose.yaml, container images, Kibana objects, secrets and keys, and the choice of services for tests."""
