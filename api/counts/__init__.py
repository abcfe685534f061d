"""Counts of published courses, such as the courses of each country. The counts are cached for at least 15 seconds."""
