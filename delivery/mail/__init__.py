"""Mails: texts, secrets, SMTP and the local mailbox."""
