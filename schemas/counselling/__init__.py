"""The SQL statements and the CSV format of cases. The page for staff and the `finder` commands use them."""
