"""The search log in Elasticsearch: shipping, monthly indices, daily sums and reports."""
