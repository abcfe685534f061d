"""The relevance lab. It runs judged queries against the search and measures the quality of the results."""
