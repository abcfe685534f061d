"""The functions of the `finder` commands for cases (enquiries and applications) and for staff.

Each access to a case, and each change of a role or second factor, adds an audit entry in the same transaction.
"""
