"""Checks what the stack needs from this machine: disk space, free ports, and a folder of the current user."""
