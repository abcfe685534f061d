"""The enumerations, value lists and limits of the product."""
