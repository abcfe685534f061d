"""The cascade from a country to its courses."""
