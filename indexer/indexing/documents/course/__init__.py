"""The courses index: its mapping and the conversion of a course row to its document."""
