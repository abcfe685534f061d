"""Fault tests. They kill or stop real processes of a complete stack during its work.

Afterwards the search index must equal PostgreSQL.

Words of the indexer that these tests use: a trigger writes each changed row to the table `outbox`. A worker claims
outbox rows and takes their courses in slices of 500. The worker writes the documents to Elasticsearch. Then it records
the written versions in the ledger (the tables `ledger` and `ledger_generation`). If a row cannot be indexed, its number
of attempts increases. After several attempts, the row is poisoned: the worker no longer tries it.
"""
