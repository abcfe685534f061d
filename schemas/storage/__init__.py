"""Stores the documents of persons as files in a folder."""
