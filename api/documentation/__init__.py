"""The documentation of the API for people: Swagger UI, served from the build of the web."""
