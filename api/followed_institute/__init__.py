"""The institutes that the signed-in person follows."""
