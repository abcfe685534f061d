"""Tests of the embedded services and of the supervisor."""
