"""Reads lists of entry requirements from CSV files, stores them, and undoes an import."""
