"""`finder experiment`: compares two rankings by the clicks of visitors."""
