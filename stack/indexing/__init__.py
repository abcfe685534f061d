"""Index builds. The supervisor, a release and the CLI use them."""
