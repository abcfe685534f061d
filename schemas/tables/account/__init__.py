"""Accounts: persons, registrations, codes, sessions, mails, favourites, submissions, consents and the audit log.

Triggers of the outbox ignore these tables, because no index contains them.
"""
