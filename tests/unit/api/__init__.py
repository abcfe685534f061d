"""The façade without a service behind it."""
