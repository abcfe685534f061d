"""Export and deletion of the data of the signed-in person."""
