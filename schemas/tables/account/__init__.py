"""The tables of accounts: persons, registrations, codes, sessions, mails, submissions and the audit log.

No index contains this data, so changes do not write to the outbox.
"""
