"""Delivers submissions to the CRM at least once. The submissions of one person are delivered in order."""
