"""Random changes while workers, broker and engine are killed at random: the index ends as PostgreSQL says."""
