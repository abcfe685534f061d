"""What is taught and at which level: the product's own lists and how each source's codes map to them."""
