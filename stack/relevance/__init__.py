"""The relevance lab: real queries with judgements, and the measures of a search over them."""
