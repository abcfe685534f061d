"""Access, monitoring and release steps, tested with real services."""
