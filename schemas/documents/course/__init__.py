"""The course document and the rows that it is built from."""
