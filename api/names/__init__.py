"""The names of the taxonomy in other languages."""
