"""The calls for the institutes that the signed-in person follows."""
