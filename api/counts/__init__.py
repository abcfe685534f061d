"""How many published courses there are of each value, counted in PostgreSQL and kept for some seconds."""
