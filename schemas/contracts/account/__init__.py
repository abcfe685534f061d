"""The requests and responses of the endpoints under /api/account, such as sessions, passwords and documents."""
