"""Builds a new generation beside the live one, checks it and makes it live."""
