"""The Elasticsearch documents: the fields of each kind of document, and the names of the indices."""
