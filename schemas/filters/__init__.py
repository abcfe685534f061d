"""Every filter of the course search, declared once. `declarations.py` is the table."""
