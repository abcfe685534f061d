"""The words and limits of the product, each stated once."""
