"""Limits for account calls, per mail address and per client."""
