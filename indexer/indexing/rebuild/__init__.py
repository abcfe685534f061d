"""The full rebuild: a new generation beside the live one, checked, then swapped in."""
