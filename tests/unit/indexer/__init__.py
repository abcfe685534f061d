"""Tests of the indexer without services."""
