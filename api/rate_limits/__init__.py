"""Rate limits by client and kind of call. Processes share them through Valkey, in the background."""
