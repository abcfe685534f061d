"""Fixtures: the API with the sample catalogue. All tests of this package only read, and share one index."""

from tests.sample_service import sample_database_url, service

__all__ = ["sample_database_url", "service"]
