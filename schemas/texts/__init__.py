"""The texts that the server writes: one TOML file for each language, with the same keys as the English file."""
