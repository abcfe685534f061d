"""Everything that writes catalogue rows to PostgreSQL: importers of registers, reference data and the sample."""
