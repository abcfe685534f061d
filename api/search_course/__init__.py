"""The step-by-step selection from a country to its courses."""
