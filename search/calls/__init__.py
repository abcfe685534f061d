"""One file per API call. A call parses the input, executes a search plan and returns the response."""
