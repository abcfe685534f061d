"""The value name index: its mapping, and the conversion of a value row to its document.

Value names are the names of filter values, such as countries and subjects.
"""
