"""The degree levels of each level type."""
