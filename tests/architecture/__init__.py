"""Tests of the rules that the code itself must follow."""
