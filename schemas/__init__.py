"""What things are: vocabulary, tables, contracts, documents and migrations."""
