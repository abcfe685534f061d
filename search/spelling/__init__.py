"""Corrects the spelling of a search text: `nursng` → `nursing`."""
