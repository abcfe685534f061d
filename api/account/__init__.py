"""Sessions, passwords and the mail address of the signed-in person."""
