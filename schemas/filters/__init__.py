"""The filters of the course search. The table in `declarations.py` declares each filter once."""
