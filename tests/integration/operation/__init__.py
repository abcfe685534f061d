"""Access, monitoring and release steps on real services."""
