"""Index builds for the supervisor, a release and the CLI."""
