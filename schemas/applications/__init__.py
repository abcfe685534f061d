"""The statements that create and move applications. The API, the commands and the callback of the CRM share them."""
