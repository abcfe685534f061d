"""The models of HTTP requests and responses. OpenAPI and the TypeScript types of the web are generated from them."""
