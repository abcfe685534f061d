"""Fixtures: an HTTP client of the API with the sample catalogue, the URL of its database, and its fact tables."""

from tests.contract.sample_facts import facts
from tests.sample_service import sample_database_url, service

__all__ = ["facts", "sample_database_url", "service"]
