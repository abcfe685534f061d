"""Importers of open data. Each importer parses the files of one publisher into one `Catalogue`."""
