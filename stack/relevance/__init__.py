"""The relevance lab. It searches with judged queries and measures the quality of the results.

A judged query is a search text with a rule that says which courses are relevant.
"""
