"""What things are, without a service."""
