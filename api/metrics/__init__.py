"""Metrics of the API process for Prometheus."""
