"""Backup and restore of the database."""
