"""Importers of open data: each reads one publisher's own file and hands over one catalogue."""
