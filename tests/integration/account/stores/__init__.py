"""Tests of the stores of documents."""
