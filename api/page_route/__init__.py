"""The table of page types and slugs, from which the site builds the addresses of its pages."""
