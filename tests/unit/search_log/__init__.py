"""The search log without services: scrubbing, visits, ids, the spool and free queries."""
