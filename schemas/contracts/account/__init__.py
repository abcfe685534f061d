"""Requests and responses of the calls under /api/account: sessions, passwords and the mail address."""
