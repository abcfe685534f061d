"""Interprets a search text: `mba in london` → level MBA, subject "mba", place London. No function sends a request."""
