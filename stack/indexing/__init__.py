"""Index builds as the supervisor, a release and the CLI start them."""
