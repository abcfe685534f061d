"""Reference rows (places, currencies, taxonomy) for PostgreSQL, and the gazetteer that finds the city of an
address.
"""
