"""How the parts are reached, watched and asked from outside, on the real services."""
