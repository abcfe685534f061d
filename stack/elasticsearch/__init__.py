"""A real Elasticsearch node from its published jars, with a plugin for analysis components without a published jar."""
