"""Groups of institutes."""
