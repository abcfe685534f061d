"""The lexicon: the phrases that the search understands, in tables that people edit."""
