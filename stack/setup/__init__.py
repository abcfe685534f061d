"""Makes a fresh checkout ready; uses the standard library alone, because nothing is installed yet."""
