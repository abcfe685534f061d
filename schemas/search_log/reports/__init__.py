"""The reports over the search log, for `finder logs`, the pages of analysts and the weekly report.

The package imports no client, so that stack, the indexer and the API can import it.
"""
