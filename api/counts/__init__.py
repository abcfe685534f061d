"""Numbers of published courses, such as those of each country. They are cached for at least 15 seconds."""
