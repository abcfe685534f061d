"""The pages of analysts at /analytics: the reports over the search log."""
