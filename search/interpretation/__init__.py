"""Interprets a search text: `mba in london` → level MBA, subject "mba", place London. All functions are pure."""
