"""Compares the site with Elasticsearch under requests that repeat as on a real site, while courses are edited."""
