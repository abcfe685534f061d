"""The calls for the documents of the signed-in person."""
