"""Elasticsearch documents: for each index its mapping and the conversion of database rows to documents."""
