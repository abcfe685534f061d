"""The value name index: its mapping, and the conversion of a value row to its document."""
