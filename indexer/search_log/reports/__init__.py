"""The reports of `finder logs`. Each report is one aggregation over the search log."""
