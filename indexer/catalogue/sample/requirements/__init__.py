"""The entry requirements of the sample's institutions and courses."""
