"""Reference rows: places, currencies and the taxonomy, written into PostgreSQL, and the gazetteer over them."""
