"""The HTML head of each page: title, description and schema.org data. The API inserts them into index.html."""
