"""Groups of institutes: institute groups, pathway groups and application portals. They have the same calls."""
