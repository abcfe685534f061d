"""Tasks about persons and content: mails, deliveries to the CRM, alerts, reminders, deletions and scheduled content.

The package also contains the operator's commands for deliveries, cases and staff.
"""
