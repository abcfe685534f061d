"""One file for each call of the API: parse the input, build the requests, execute them, read the responses."""
