"""The rows of the home page."""
