"""Translated names of reference data, such as degree levels, subjects and cities."""
