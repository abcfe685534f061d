"""Blog articles."""
