"""Builds mails and sends them by SMTP or to the local mailbox."""
