"""The calls for the applications of the signed-in person."""
