"""Where everything is put together: the embedded services, the supervisor behind `make run` and the CLI."""
