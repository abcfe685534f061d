"""Fills PostgreSQL with the catalogue: registers, lists, reference data, the texts of the site, and the sample.

Also deletes expired short links.
"""
