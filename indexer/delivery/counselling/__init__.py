"""The `finder` commands for enquiries and applications: list, read, assign, add a note, set the state and export.

Each access to a submission also adds an audit entry in the same transaction.
"""
