"""Reference rows (places, currencies, taxonomy), lists such as postcodes, rankings and figures, and the gazetteer.

The gazetteer finds the city of an address.
"""
