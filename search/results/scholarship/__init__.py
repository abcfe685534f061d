"""The responses of the search for scholarships."""
