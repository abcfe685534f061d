"""Exports and deletes the data of the signed-in person."""
