"""Keeps tombstones of deleted persons outside PostgreSQL.

After the restore of an older backup, the database contains these persons again. The tombstones tell which persons must
be deleted again.
"""
