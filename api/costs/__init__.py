"""Fees, start months and durations of the courses of a country, a discipline or the catalogue, and living costs."""
