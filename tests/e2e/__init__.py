"""The whole product from one command, as a person uses it."""
