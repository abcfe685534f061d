"""The HTTP server of the site: uvicorn with limits for slow clients."""
