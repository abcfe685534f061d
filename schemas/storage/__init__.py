"""Stores the documents of persons as files in a folder or as objects in a bucket."""
