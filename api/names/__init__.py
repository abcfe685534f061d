"""Names of levels and subjects in other languages."""
