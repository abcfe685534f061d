"""Fixtures: an HTTP client of the API with the sample catalogue, and the URL of its database."""

from tests.contract.sample_facts import facts
from tests.sample_service import sample_database_url, service

__all__ = ["facts", "sample_database_url", "service"]
