"""Rate limits by client and path. All processes share the counts through Valkey."""
