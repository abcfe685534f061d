"""The search log: its entries, its index names, and the spool files that the site writes and the worker reads."""
