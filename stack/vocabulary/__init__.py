"""Reviews the failing texts of the search log, and stores a person's decisions about the meanings of these texts."""
