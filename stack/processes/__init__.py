"""Child processes that are started, locked, watched, restarted and stopped."""
