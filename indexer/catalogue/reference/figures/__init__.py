"""Imports figures about places, such as the cost of living, each with its official page and date."""
