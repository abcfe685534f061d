"""Corrects words that no course has to words of the catalogue."""
