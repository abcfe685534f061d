"""Importers of open data: each parses one publisher's files into one `Catalogue`."""
