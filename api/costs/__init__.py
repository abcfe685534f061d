"""What the courses of a country or of a discipline cost per year, and when they start."""
