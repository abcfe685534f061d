"""Groups of institutes: institute groups, pathway groups and application portals. All three have the same endpoints."""
