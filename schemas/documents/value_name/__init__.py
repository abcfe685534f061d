"""The value name document: the name, slug and parents of a value of a filter or facet."""
