"""Sends the mails and the submitted forms that are queued in PostgreSQL. Forms go to the CRM."""
