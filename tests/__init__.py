"""Tests; what starts in five seconds is never replaced by a double."""
