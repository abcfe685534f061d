"""Visa guides by country."""
