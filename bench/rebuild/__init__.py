"""A rebuild as visitors notice it, and what it takes."""
