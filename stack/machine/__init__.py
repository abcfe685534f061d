"""Checks that this machine has what the stack needs: disk space, free ports, and a folder of the current user."""
