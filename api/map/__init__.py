"""Settings and place names for the maps."""
