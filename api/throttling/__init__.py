"""Rate limits for the requests of accounts, forms and staff, per mail address, person and client."""
