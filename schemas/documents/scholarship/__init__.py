"""The scholarship document."""
