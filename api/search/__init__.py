"""One search for everything that a page of results shows."""
