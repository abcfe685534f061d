"""The names behind the ids: what the values of a generation are called, held in memory."""
