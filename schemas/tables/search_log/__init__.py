"""Tables of what is learned from the search log."""
