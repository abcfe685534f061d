"""Countries, states and cities, the fee slider, and countries with scholarships."""
