"""The value name document: in most cases, the name and slug of one filter value, and the ids of its parents."""
