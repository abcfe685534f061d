"""What every request and response passes: hosts, rate limits, security headers, HEAD."""
