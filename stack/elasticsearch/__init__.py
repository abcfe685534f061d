"""Builds and runs an Elasticsearch node from the published jars.

Some components of text analysis are in no published jar. A plugin of this project implements these components.
"""
