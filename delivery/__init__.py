"""Sends what PostgreSQL has queued: mails with codes and links, and submissions to the CRM."""
