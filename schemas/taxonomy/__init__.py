"""The lists of subjects and degree levels, and tables that map the codes of registers to our subjects and levels."""
