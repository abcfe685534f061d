"""The HTML head of each page: title, description and schema.org data. The server writes the head."""
