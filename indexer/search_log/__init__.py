"""The search log in Elasticsearch: shipping, indices, sums, reports, and what is learnt from searches and clicks."""
