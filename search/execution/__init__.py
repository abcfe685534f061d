"""Execution of search plans: the live index, its version, point-in-time sessions and the result cache."""
