"""Limits of requests per mail address and per client."""
