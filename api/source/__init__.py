"""The data sources of the catalogue."""
