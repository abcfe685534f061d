"""The var folder has the data, logs and locks of one stack. This package has the paths and the lock of the folder."""
