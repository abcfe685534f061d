"""The SQL statements that set the state of an application and read its history. The API and `finder` use them."""
