"""The HTTP API: routes, their PostgreSQL queries, and the built web application."""
