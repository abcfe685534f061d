"""What counsellors do with enquiries and applications: list, read, assign, note, move and export.

Each access adds one audit entry per submission, in the same transaction.
"""
