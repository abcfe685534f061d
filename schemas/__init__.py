"""The definitions that the packages share, such as tables, migrations, documents, contracts, filters and settings."""
