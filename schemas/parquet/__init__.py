"""Writes Parquet files without a library: the libraries need 20 to 120 MB in each image.

Only what tables need: optional texts, integers, numbers and flags, and lists of texts or integers, in pages with plain
encoding and gzip. The format: https://parquet.apache.org/docs/file-format/
"""
