"""What the search learns from failing texts of the search log: the review, and the decisions of a person."""
