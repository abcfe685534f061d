"""The service that these tests ask."""

from tests.sample_service import service

__all__ = ["service"]
