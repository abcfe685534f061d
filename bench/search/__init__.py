"""Search as users reach it, against the engine alone and against PostgreSQL: `python -m bench.search`."""
