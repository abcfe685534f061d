"""The calls of the listing, and the calls for single courses."""
