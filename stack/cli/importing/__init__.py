"""Modules of `finder import`: the database, the options, the report file, the list of imports and the
summary.
"""
