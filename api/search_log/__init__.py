"""The search log: writes an entry for each logged search to the spool folder before the response is sent."""
