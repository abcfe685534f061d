"""Lists of subjects and degree levels, and tables that map the codes of registers to them."""
