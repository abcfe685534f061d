"""Real processes killed, stopped and confused in the middle of their work: the index ends as PostgreSQL says."""
