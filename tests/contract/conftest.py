"""Fixtures: a client of the API over the sample, and the database of the sample."""

from tests.contract.sample_facts import facts
from tests.sample_service import sample_database_url, service

__all__ = ["facts", "sample_database_url", "service"]
