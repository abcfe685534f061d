"""Middleware for all requests: Host header, security headers and HEAD requests."""
