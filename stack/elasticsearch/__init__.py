"""A real Elasticsearch node from its published jars, with the analysis parts that are not published."""
