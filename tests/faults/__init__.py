"""Fault tests: real processes are killed or stopped during their work, and the index must equal PostgreSQL."""
