"""The HTTP API: routes, PostgreSQL queries, middleware, and the files of the built site."""
