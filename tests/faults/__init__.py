"""Fault tests.

They kill or stop real processes during their work. Afterwards the index must equal PostgreSQL.
"""
