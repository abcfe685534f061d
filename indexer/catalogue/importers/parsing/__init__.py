"""Parsers that several registers use, such as those for cells, header columns, dates in names, and sheets."""
