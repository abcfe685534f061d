"""Sessions, passwords and mail addresses of persons."""
