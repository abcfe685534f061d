"""Application portals. A portal accepts applications for many institutes of a country."""
