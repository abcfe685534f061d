"""Reads lists of scholarships from CSV files, and stores them."""
