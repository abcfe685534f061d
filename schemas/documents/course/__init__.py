"""The course document: its fields, its mapping and how it is made of rows."""
