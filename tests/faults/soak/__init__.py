"""The soak test: random changes in PostgreSQL, while workers, broker and Elasticsearch are killed at random.

Afterwards the index must equal PostgreSQL.
"""
