"""Set-up of a checkout. Uses only the standard library, because nothing is installed yet."""
