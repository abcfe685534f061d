"""The enumerations, names and limits of the product."""
