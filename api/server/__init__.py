"""The HTTP server: uvicorn with time limits for slow clients."""
