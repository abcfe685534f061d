"""The unified search, and suggestions while a visitor types."""
