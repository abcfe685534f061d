"""The pages of the site that the team writes."""
