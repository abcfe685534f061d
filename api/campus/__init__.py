"""The page of one campus."""
