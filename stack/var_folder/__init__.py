"""The folder with all state of one stack: its paths, its lock and its state file."""
