"""Fixtures: a client of the API over the sample, and the URL of its database."""

from tests.sample_service import sample_database_url, service

__all__ = ["sample_database_url", "service"]
