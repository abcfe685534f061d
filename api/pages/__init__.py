"""The HTML head of each page (title, description, schema.org data), filled before any script runs."""
