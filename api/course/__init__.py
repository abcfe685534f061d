"""The endpoints of the course listing, and those for single courses."""
