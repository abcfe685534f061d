"""The running experiment, which interleaves the results of two rankings."""
