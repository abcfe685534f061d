"""SQL statements that create applications and change their states.

The API, the `finder` commands and the CRM callback use them.
"""
