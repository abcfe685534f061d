"""Short links to pages of ours."""
