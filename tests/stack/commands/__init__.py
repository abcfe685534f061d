"""Tests of the commands of `finder` on a running stack."""
