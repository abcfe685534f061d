"""The value name document: the name and slug of one filter value, and its parents."""
