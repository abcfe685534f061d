"""The pages of editors at /admin. The server renders these pages with templates, like the pages of counsellors."""
