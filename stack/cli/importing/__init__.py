"""Parts of `finder import`: the database, the options, the report file, the list and the summary."""
