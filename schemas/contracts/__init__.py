"""What crosses the wire: these models become OpenAPI, and from there the web's types."""
