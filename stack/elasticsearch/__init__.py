"""An Elasticsearch node built from the published jars.

Some analysis components have no published jar. A plugin of this project implements them.
"""
