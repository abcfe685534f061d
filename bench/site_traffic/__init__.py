"""Compares the site with Elasticsearch while courses are edited. Requests repeat as often as on a real site."""
