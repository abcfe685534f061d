"""Tombstones of deleted persons outside the database, and their replay after the restore of an older backup."""
