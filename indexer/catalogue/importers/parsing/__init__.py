"""Parsers that several registers use: for cells, header columns, dates in names, websites and sheets."""
