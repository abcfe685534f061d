"""The applications of the signed-in person."""
