"""The degree levels of each level type, such as undergraduate."""
