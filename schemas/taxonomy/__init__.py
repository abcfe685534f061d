"""The lists of subjects and degree levels, and tables that map the codes of official registers to them."""
