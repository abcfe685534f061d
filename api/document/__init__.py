"""The documents that a signed-in person uploads, such as a passport."""
