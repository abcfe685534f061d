"""The service that these tests ask, and the database behind it."""

from tests.sample_service import sample_database_url, service

__all__ = ["sample_database_url", "service"]
