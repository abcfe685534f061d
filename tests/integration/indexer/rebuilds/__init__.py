"""Tests of rebuilds: complete, interrupted, cancelled and refused by a gate."""
