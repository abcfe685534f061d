"""Tests of the indexer with real PostgreSQL, Valkey and Elasticsearch.

Words of the indexer: triggers write each change to the table `outbox`. `drain` claims outbox rows and writes their
documents to the index. A generation is one complete build of the index, and a rebuild creates a new one. The ledger
(tables `ledger` and `ledger_generation`) has the versions of the documents. A tombstone is the document that remains of
a deleted or unpublished course.
"""
