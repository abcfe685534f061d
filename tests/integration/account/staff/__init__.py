"""Tests of the pages and commands for staff."""
