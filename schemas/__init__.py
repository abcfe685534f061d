"""The definitions that all packages share: tables, migrations, documents, contracts, filters and settings."""
