"""The tables of accounts: persons, registrations, codes, sessions, mails, submissions and the audit log.

Elasticsearch does not contain this data, so the triggers of the outbox ignore these tables.
"""
