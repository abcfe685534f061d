"""The value name index: the mapping, and the conversion of a value row to a document."""
