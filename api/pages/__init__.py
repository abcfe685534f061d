"""The HTML head of each page: title, description and schema.org data. The API inserts the head into index.html."""
