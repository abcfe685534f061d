"""Whether the index is what PostgreSQL says, document by document; and mending what is not."""
