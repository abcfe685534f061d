"""The base class of the errors of this package. A message is one line without personal data."""


class DeliveryError(Exception):
    """A command or task of this package failed."""
