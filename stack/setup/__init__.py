"""Sets up a checkout. It uses only the standard library, because no package is installed yet."""
