"""The suggestions index: its mapping and the conversion of a place row to its document."""
