"""Countries, states and cities, the fee slider and scholarship countries."""
