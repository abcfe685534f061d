"""Delivers submissions to the CRM: at least once, in order per person."""
