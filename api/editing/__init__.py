"""The pages of editors at /admin. The server writes the pages, as it does for the pages of counsellors."""
