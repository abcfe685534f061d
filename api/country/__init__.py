"""Countries, with the states and cities that have courses."""
