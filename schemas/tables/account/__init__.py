"""The tables of accounts, such as persons, sessions, mails, submissions, saved searches, drafts and the audit log.

Elasticsearch does not contain this data, so the triggers of the outbox ignore these tables.
"""
