"""Keeps tombstones of deleted persons outside PostgreSQL.

If an older backup is restored, the database contains these persons again. Because of the tombstones, they are deleted
again.
"""
