"""Modules of `finder import`: commands for lists such as rankings, and the options and output of all imports."""
