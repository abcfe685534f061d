"""The popular searches: texts that many visitors typed. A task of `indexer/search_log` computes them."""
