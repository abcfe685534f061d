"""The var folder has all data of one stack. This package has its paths and its lock."""
