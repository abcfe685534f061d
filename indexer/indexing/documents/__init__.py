"""Elasticsearch documents.

Each index has a mapping and a function that converts database rows to documents.
"""
