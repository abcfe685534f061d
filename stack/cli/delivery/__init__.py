"""Commands for mails and for deliveries to the CRM."""
