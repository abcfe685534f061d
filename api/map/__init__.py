"""Settings of the maps."""
