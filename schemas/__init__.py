"""Definitions that all packages share: vocabulary, tables, contracts, documents and migrations."""
