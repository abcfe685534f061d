"""The façade over HTTP: routes declare, search answers."""
