"""Rate limits by client and kind of call. All processes share the counts through Valkey."""
