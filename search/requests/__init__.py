"""From a question to Elasticsearch bodies: plain functions from values to dicts."""
