"""The calls that export and delete the data of the signed-in person."""
