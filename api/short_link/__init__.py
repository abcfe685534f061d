"""Short links to pages of the site."""
