"""What the sample's institutions and courses require of applicants."""
