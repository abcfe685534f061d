"""Places that can be typed."""
