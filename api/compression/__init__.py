"""Compression of responses, and the negotiation of encodings."""
