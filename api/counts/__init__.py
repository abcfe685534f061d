"""Counts of published courses, such as the courses of each country. They are cached for at least 15 seconds."""
