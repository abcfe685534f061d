"""The vocabulary document: the name, slug and parents of a value that facets count or filters take."""
