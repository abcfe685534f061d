"""Tests of set-up, embedded services, supervisor and the finder command."""
