"""How rows come into PostgreSQL: importers of registers, reference data and the sample."""
