"""Fixtures: the API with the sample catalogue. The tests share one index. They only read, or undo changes."""

from tests.sample_service import sample_database_url, service

__all__ = ["sample_database_url", "service"]
