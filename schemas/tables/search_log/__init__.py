"""Tables that tasks fill from the search log."""
