"""How likely visitors look at each position of the results, estimated from the search log."""
