"""The life of index generations: building, live, previous, failed, pruned."""
