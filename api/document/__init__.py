"""The documents of the signed-in person."""
