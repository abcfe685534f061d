"""Guides of the countries of the sample: visas, figures and questions."""
