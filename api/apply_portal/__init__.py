"""Application portals."""
