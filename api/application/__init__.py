"""The endpoints for the applications of the signed-in person."""
