"""Keeps tombstones of deleted persons outside PostgreSQL.

If an older backup is restored, it contains these persons. The tombstones then cause their deletion again.
"""
