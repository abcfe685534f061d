"""The embedded services, the supervisor behind `make run`, and the `finder` command."""
