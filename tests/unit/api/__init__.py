"""Tests of the API without other services."""
