"""The suggestion document: a place that can be typed, with every name that it is typed by."""
