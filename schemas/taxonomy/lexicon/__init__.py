"""The words that students type, in tables that people edit: one entry per line with its source."""
