"""Finds the changes in the courses of saved searches, and writes the mails about these changes."""
