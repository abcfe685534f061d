"""Parsers that several registers share: cells, header columns, dates in names, websites and sheets."""
