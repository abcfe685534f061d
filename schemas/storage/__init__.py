"""Stores documents of persons, media images and tombstones as files in a folder or as objects in a bucket."""
