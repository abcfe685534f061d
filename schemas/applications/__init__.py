"""The SQL statement that sets the state of an application. The API, `finder` commands and the CRM callback use it."""
