"""The institutes that a signed-in person follows."""
