"""Unit tests of the shared schemas."""
