"""Sets up a checkout (`make setup`). It uses only the standard library, because no package is installed yet."""
