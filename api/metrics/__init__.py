"""What the site tells of itself, for Prometheus."""
