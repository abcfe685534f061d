"""The statistics of experiments that compare two rankings. Pure functions without a client, clock or database."""
