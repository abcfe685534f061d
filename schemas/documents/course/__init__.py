"""The course document: its fields, and the rows from which it is built."""
