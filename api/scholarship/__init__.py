"""The endpoints under /scholarship."""
