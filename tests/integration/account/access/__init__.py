"""Tests of registration, codes, passwords and sessions."""
