"""Guides of some countries of the sample: visas, figures and questions."""
