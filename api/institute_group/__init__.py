"""Groups of institutes, such as the Russell Group."""
