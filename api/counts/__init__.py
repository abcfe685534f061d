"""Numbers of published courses by value, counted in PostgreSQL and cached for at least 15 seconds."""
