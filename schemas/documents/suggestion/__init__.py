"""The suggestion document: a place with every name that users type for it."""
