"""Rate limits for account requests, per mail address, person and client."""
