"""The scholarships index: its mapping and the conversion of a scholarship row to its document."""
