"""Commands for mails, for alerts of saved searches, and for deliveries to the CRM."""
