"""The folder with all state of one stack: its paths and its lock."""
