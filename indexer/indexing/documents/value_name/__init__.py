"""The value name index: its mapping, and the conversion of a value row to its document.

Value names are the names of countries, subjects, articles and other things that searches use.
"""
