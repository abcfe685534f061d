"""The search log: writes an entry for each search to the spool folder before the response is sent."""
