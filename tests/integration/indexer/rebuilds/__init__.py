"""Tests of index rebuilds that succeed, are interrupted or cancelled, or are refused by a gate (a final check)."""
