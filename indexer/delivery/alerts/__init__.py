"""Finds what has changed in saved searches, and writes the mails about it."""
