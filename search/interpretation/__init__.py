"""Reads what a search text means: places, levels, months, fees and subjects. Pure functions without a round trip."""
